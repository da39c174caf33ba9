/** What authors of pages call the parts that are not the text: words of classes and ids, roles and tags. */
import type { Element } from 'domhandler';
import { remembering } from '../memo.ts';

export type Kind = 'boilerplate' | 'comments' | 'doubtful' | 'noise' | 'caption';

export interface Suspicion {
  readonly kind: Kind;
  /** Strong enough to take a few words out of the middle of a sentence. */
  readonly inline: boolean;
}

const list = (words: string): RegExp => new RegExp(`(?:^|[ -])(?:${words.trim().split(/\s+/).join('|')})(?=$|[ -])`);

/** Compared with the words of class and id, hyphens between words: never the text. */
const STRONG = list(`
  related[a-z]* relateds recommend[a-z]* recirc(?:ulation)? read-(?:more|next|also|on) also-read more-(?:from|on|stories|news|articles|like|links|in)
  you-may you-might might-like most-(?:read|popular|viewed|recent|shared|commented) popular trending latest-(?:news|posts|stories|articles) top-stories
  up-next next-(?:article|post|story|up) prev(?:ious)?-(?:article|post|story) post-(?:nav|navigation|links|pagination) nav(?:igation|bar|s)? subnav topnav menu[s]? breadcrumb[s]? crumb[s]? pagination pager paging
  share[sd]? sharing share-?(?:bar|box|buttons?|links|tools|this|daddy|daddies) sharedaddy social[s]? socials? social-?(?:media|links|share|bar|icons|buttons) addthis addtoany a2a ssba tweet-?this follow(?:-us)? likes
  newsletter[s]? newsletter-?(?:signup|box|form) subscribe subscription[s]? subscriber signup sign-up mailing-?list mailchimp email-?(?:signup|form)
  promo[s]? promotion[s]? promobox sponsor(?:ed|s)? advert[a-z]* ads? ad-?(?:slot|unit|wrap(?:per)?|container|banner|block|box|label|text|break) adsbygoogle banner[s]? dfp gpt outbrain taboola zergnet revcontent criteo mgid native-?ad werbung anzeige[n]? reklam[a-z]* publicidad[e]? publicite pubblicita
  cookie[s]? cookie-?(?:banner|notice|consent|bar|policy) consent[a-z]* gdpr cmp ccpa onetrust[a-z-]* ot-[a-z-]+ didomi[a-z-]* usercentrics[a-z-]* truste[a-z-]* trustarc[a-z-]* qc-cmp[a-z0-9-]* fc-consent[a-z-]* cky-[a-z-]+ cookiebot[a-z-]* iubenda[a-z-]* borlabs[a-z-]* sp-message[a-z-]* cc-window privacy-?(?:banner|notice)
  author-?(?:bio|box|info|card|profile|about|details|description|block) about-?(?:the-)?author[s]? bio biography writer-?bio byline[s]? by-line
  tag-?(?:list|cloud|links|s) tags topics-?list keywords entry-?tags post-?tags article-?tags categories cat-links
  footer site-?footer page-?footer colophon copyright[s]? masthead site-?header page-?header top-?bar toolbar tools print-?(?:only|link|button) printfriendly skip-?(?:link|to)[a-z-]* screen-reader[a-z-]*
  widget[s]? sidebar[s]? side-?bar rail right-?(?:rail|col|column|sidebar) left-?rail aside
  modal popup pop-up overlay lightbox tooltip toast snackbar dialog offcanvas off-canvas
  login log-in signin sign-in register registration user-?menu account-?menu search-?(?:form|box|bar)
  jp-relatedposts yarpp[a-z-]* crp-related wp-block-(?:latest-posts|query) mw-editsection navbox noprint catlinks printfooter toc table-of-contents
  rating[s]? vote[s]? poll[s]? quiz hashtags? lire-aussi lesen-sie[a-z-]* read-?more-?link feedback
  chitaj?te?-tak-?zhe chitat-tak-?zhe podelit[a-z]* kommentarii novosti-partnerov lea-tambien leia-mais leia-tambem leggi-anche
`);

/** Readers' own texts, which may be longer than the page's. */
const COMMENTS = list(`
  comment[s]? comment-?(?:list|form|area|section|respond|count|box|body|content|thread) commentlist commenting discussion disqus respond reply replies kommentar[a-z]* comentario[s]? commentaire[s]? commenti komentar[a-z]* yorum(?:lar)? livefyre fb-comments
`);

/** Compared likewise: seldom the text, yet whole pages stand in such containers too. */
const DOUBTFUL = list(`
  header footer[a-z]* meta post-?meta entry-?meta article-?meta info date time timestamp dateline published updated posted-?on author[s]? autor[a-z]* auteur[s]? writer contributor[s]? credits?
  disclaimer notice[s]? notification[s]? alert[s]? message[s]? infobox info-?box factbox fact-?box box-?out pullquote pull-?quote highlights key-?points summary-?box
  paywall[a-z]* regwall piano-?[a-z]* meter-?wall premium-?(?:box|offer|teaser)
  gallery slideshow carousel slider swiper video-?(?:player|container|embed|wrapper) player audio-?player embed[a-z]* transcript playlist
  list-?(?:view|ing)s? card[s]? feed stream archive[s]? category secondary supplementary extra[s]? bottom-?(?:bar|bar)? download[s]? contact[s]? shop buy cart price product-?(?:list|grid)[s]? cta call-?to-?action button[s]? btn
  teaser[s]? teaser-?list kicker eyebrow overline section-?(?:label|name) source[s]? correction[s]? counter views
`);

const CAPTION = list(`
  caption[s]? wp-caption-text img-?caption image-?caption photo-?caption media-?caption figcaption caption-?text photo-?credit image-?credit img-?credit picture-?(?:note|caption|credit|text) credit-?line
  photographer image-?(?:source|copyright|description) bildunterschrift bildtext bildnachweis legende legenda pie-?de-?foto didascalia podpis
`);

const ROLE =
  /^(?:navigation|banner|contentinfo|search|dialog|alertdialog|menu|menubar|toolbar|tablist|tooltip|complementary)$/;
const tags = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const STRONG_TAGS = tags('nav menu footer');
const DOUBTFUL_TAGS = tags('aside form header fieldset dialog address');
const CAPTION_TAGS = tags('figcaption figure caption');
/** Their text is seldom a part: too much is called by these words from outside. */
const NEVER = tags('html body main h1 h2 h3 h4 h5 h6 tr tbody thead');
/** Names of the body itself, whatever stands beside them. */
const TEXT =
  /(?:^|[ -])(?:article|story|post|entry|news|page|main|content|single)-?(?:body|content|text|copy|main)(?=$|[ -])|(?:^|[ -])body-?(?:text|copy|content)(?=$|[ -])/;

const boilerplate: Suspicion = { kind: 'boilerplate', inline: true };
const boilerplateTag: Suspicion = { kind: 'boilerplate', inline: false };
const comments: Suspicion = { kind: 'comments', inline: true };
const doubtful: Suspicion = { kind: 'doubtful', inline: false };
const caption: Suspicion = { kind: 'caption', inline: true };

/** What an element's name, role, class and id say against it; null where they say nothing. */
export function suspicionOf({ name, attribs }: Element): Suspicion | null {
  if (NEVER.has(name)) return null;
  if (CAPTION_TAGS.has(name)) return caption;
  if (STRONG_TAGS.has(name) || (attribs.role !== undefined && ROLE.test(attribs.role))) return boilerplateTag;
  const { class: classes = '', id } = attribs;
  const names = id === undefined ? classes : `${classes} ${id}`;
  const found = names === '' ? null : suspicionOfNames(names);
  if (found !== null) return found;
  return DOUBTFUL_TAGS.has(name) ? doubtful : null;
}

/** articleBody_text -> article-body-text */
export function wordsOf(names: string): string {
  return names
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^\p{L}\d ]+/gu, '-')
    .toLowerCase();
}

const suspicionOfNames = remembering((names: string): Suspicion | null => {
  const words = wordsOf(names);
  if (CAPTION.test(words)) return caption;
  if (TEXT.test(words)) return null;
  if (COMMENTS.test(words)) return comments;
  if (STRONG.test(words)) return boilerplate;
  return DOUBTFUL.test(words) ? doubtful : null;
});
