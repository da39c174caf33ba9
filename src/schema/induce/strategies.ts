/** The deterministic strategies: each believes other evidence of where the body is, and proposes rules by it. */
import { type Element, isTag, type Text } from 'domhandler';
import { getOuterHTML } from 'domutils';
import { readWithReadability } from '../../page/readability.ts';
import { renderText } from '../../page/render/text.ts';
import type { Agreed } from './consensus.ts';
import { keptBy, keptByText, type Labels, rootOf, weigh } from './labels.ts';
import type { Eligible, Labelled } from './roots.ts';
import type { Sample } from './sample.ts';

/** What strategies look at. */
export interface Evidence {
  readonly samples: readonly Sample[];
  /** Where the pages together say that the bodies are. */
  readonly agreed: readonly Agreed[];
}

export interface Strategy {
  readonly name: string;
  /** The pages with what this strategy takes for their bodies; pages that say nothing are left out. */
  readonly label: (evidence: Evidence) => Promise<readonly Labelled[]>;
  readonly eligible: Eligible;
}

/** The likeliest first. */
export const STRATEGIES: readonly Strategy[] = [
  { name: 'body-container', label: byConsensus, eligible: () => true },
  { name: 'tightest', label: byConsensus, eligible: isTight },
  { name: 'semantic-tag', label: byConsensus, eligible: isSemantic },
  { name: 'itemprop', label: byConsensus, eligible: ({ attribs }) => attribs.itemprop !== undefined },
  { name: 'paragraph-parent', label: byConsensus, eligible: hasMostParagraphs },
  { name: 'formula', label: byFormula, eligible: () => true },
  { name: 'jsonld-agreement', label: byData, eligible: () => true },
  { name: 'fallback-container', label: byFallback, eligible: () => true },
  { name: 'readability-root', label: byReadability, eligible: () => true },
];

async function byFallback({ samples }: Evidence): Promise<Labelled[]> {
  return samples.flatMap((sample) =>
    labelled(sample, ({ readable, fallback }, root) =>
      fallback === null ? new Set() : keptBy(readable, root, fallback.body, fallback.text),
    ),
  );
}

async function byConsensus({ agreed }: Evidence): Promise<readonly Labelled[]> {
  return agreed;
}

const MIN_DATA = 300;
/** Share of the data's text that must stand on the page. */
const MIN_SHOWN = 0.7;

async function byData({ samples }: Evidence): Promise<Labelled[]> {
  return samples.flatMap((sample) => {
    const { articleBody } = sample.readable;
    if (articleBody === null || articleBody.length < MIN_DATA) return [];
    const found = labelled(sample, (_, root) => keptByText(root, articleBody));
    return found.filter(({ labels }) => labels.kept >= MIN_SHOWN * articleBody.length);
  });
}

async function byReadability({ samples }: Evidence): Promise<Labelled[]> {
  const all: Labelled[] = [];
  for (const sample of samples) {
    const { tree, url } = sample.readable;
    // without styles and scripts, which take it most of its time
    const body = await readWithReadability(getOuterHTML(tree), url);
    if (body !== null) all.push(...labelled(sample, (_, root) => keptByText(root, renderText(body))));
  }
  return all;
}

function labelled(sample: Sample, keep: (sample: Sample, root: Element) => Set<Text>): Labelled[] {
  const root = rootOf(sample.readable);
  const labels = root === null ? null : weigh(root, keep(sample, root));
  return labels !== null && labels.kept > 0 ? [{ sample, labels }] : [];
}

/** The block with the most of characters x (1 - link share)^3 x paragraphs is the body, with what the fallback left of it. */
async function byFormula({ agreed }: Evidence): Promise<Labelled[]> {
  return agreed
    .flatMap(({ sample, labels }) => {
      const best = bestBlock(labels);
      if (best === null) return [];
      const inside = new Map(
        [...labels.masses].filter(([element]) => isWithin(element, best) || isWithin(best, element)),
      );
      return [{ sample, labels: { ...labels, masses: inside, kept: labels.masses.get(best)?.kept ?? 0 } }];
    })
    .filter(({ labels }) => labels.kept > 0);
}

function bestBlock({ masses }: Labels): Element | null {
  let best: Element | null = null;
  let most = 0;
  for (const [element, mass] of masses) {
    const score = formula(mass);
    if (score > most) [best, most] = [element, score];
  }
  return best;
}

/** How much a block looks like a text. */
export function formula({ total, linked, paragraphs }: { total: number; linked: number; paragraphs: number }): number {
  return total === 0 ? 0 : total * (1 - linked / total) ** 3 * paragraphs;
}

function isWithin(element: Element, around: Element): boolean {
  for (let at: unknown = element; at !== null; at = (at as Element).parent) if (at === around) return true;
  return false;
}

function isSemantic({ name, attribs }: Element): boolean {
  return name === 'article' || name === 'main' || attribs.role === 'main' || attribs.role === 'article';
}

/** No part of it has nearly all of it. */
function isTight(element: Element, { masses, kept }: Labels): boolean {
  const own = masses.get(element)?.kept ?? 0;
  const parts = element.children.filter((child) => isTag(child));
  return own >= TIGHT_SHARE * kept && parts.every((part) => (masses.get(part)?.kept ?? 0) < HEIR_SHARE * own);
}

const TIGHT_SHARE = 0.5;
const HEIR_SHARE = 0.9;

/** Most of the body's paragraphs stand directly inside. */
function hasMostParagraphs(element: Element, { masses }: Labels): boolean {
  const own = masses.get(element)?.paragraphs ?? 0;
  let most = 0;
  for (const { paragraphs, kept } of masses.values()) if (kept > 0) most = Math.max(most, paragraphs);
  return own > 0 && own === most;
}
