/** A small hand-written newspaper: articles of one template, notices of another, and what a redesign makes of both. */

export interface Design {
  /** Class names of the parts. */
  readonly names: Readonly<Record<'page' | 'story' | 'body' | 'related' | 'foot', string>>;
  /** Put around the story. */
  readonly wrapped: boolean;
}

export const OLD: Design = {
  names: { page: 'page', story: 'story', body: 'story-body', related: 'related-links', foot: 'site-foot' },
  wrapped: false,
};
export const RENAMED: Design = {
  names: { page: 'shell', story: 'piece', body: 'piece-copy', related: 'more-reading', foot: 'imprint' },
  wrapped: false,
};
export const WRAPPED: Design = { ...OLD, wrapped: true };

const PLACES = ['the harbour', 'the old mill', 'the town hall', 'the north road', 'the school', 'the river bridge'];
const DEEDS = ['was measured again', 'got a new roof', 'opened to visitors', 'stood empty', 'was painted', 'was sold'];
const TIMES = ['in the morning', 'after the rain', 'last autumn', 'on a quiet Sunday', 'before noon', 'this week'];

const pick = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;

export function paragraphs(number: number): string[] {
  return Array.from({ length: 5 + (number % 3) }, (_, at) => {
    const seed = 7 * number + 3 * at;
    return (
      `Number ${number} of the day's accounts says that ${pick(PLACES, seed)} ${pick(DEEDS, seed + 2)} ${pick(TIMES, seed + 1)}, ` +
      `and that ${pick(PLACES, seed + 3)} ${pick(DEEDS, seed + at)} as ${41 + seed} people had asked for it. ` +
      `Nobody in the council wanted to add anything to what was written down on page ${at + 1}.`
    );
  });
}

export const titleOf = (number: number): string =>
  `Council repairs ${pick(PLACES, number)} after ${number} complaints from residents`;

const dayOf = (number: number): string => `2026-11-${10 + (number % 18)}`;

/** An article. `noise` of other people's headlines stands inside of its body, as it does on real pages. */
export function article(number: number, design: Design = OLD): string {
  const { page, story, body, related, foot } = design.names;
  const text = paragraphs(number).map((one) => `<p>${one}</p>`);
  text.splice(2, 0, `<div class="${related}"><a href="/s/${number + 1}">${titleOf(number + 1)}</a></div>`);
  const inner =
    `<article class="${story}"><h1>${titleOf(number)}</h1><time datetime="${dayOf(number)}T09:30:00Z">${dayOf(number)}</time>` +
    `<div class="${body}">${text.join('')}<p>Write to the editors of this paper whenever you like to.</p></div></article>`;
  return document(
    titleOf(number),
    `<div class="${page}">${navigation}${design.wrapped ? `<section class="column"><div class="inner">${inner}</div></section>` : inner}` +
      `<footer class="${foot}"><p>All rights reserved by the paper and its readers.</p></footer></div>`,
  );
}

/** A notice of the town's offices: built from other elements. */
export function notice(number: number): string {
  const rows = paragraphs(number + 50).map((one, at) => `<dt>Item ${at + 1}</dt><dd>${one}</dd>`);
  return document(
    `Notice ${number}`,
    `<div id="offices"><table class="bar"><tr><td><a href="/o">Offices</a></td><td><a href="/p">Forms</a></td></tr></table>` +
      `<form class="finder"><input name="q"><button>Find</button></form>` +
      `<section class="notice"><h2>Notice ${number} of the offices</h2><dl class="items">${rows.join('')}</dl></section></div>`,
  );
}

const navigation =
  '<header><nav class="sections"><ul><li><a href="/a">Town</a></li><li><a href="/b">Sea</a></li><li><a href="/c">Sport</a></li></ul></nav></header>';

const document = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;
