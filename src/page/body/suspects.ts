/** Decides which suspected parts of a page go, by how much prose would be left without them. */
import type { AnyNode, Element } from 'domhandler';
import { BODY } from '../thresholds.ts';
import type { Suspicion } from './boilerplate.ts';
import { isAnnouncement, isCue } from './cues.ts';
import { isOffer, isPriced } from './offers.ts';
import { type Block, isProse, isRegion, type Region } from './regions.ts';

/** What a region holds, with all that is inside. */
export interface Facts {
  prose: number;
  size: number;
  linked: number;
  /** Blocks with the terms of a subscription, and the size of those and of the ones with prices. */
  offers: number;
  offered: number;
  /** The first block. */
  lead: Block | null;
}

export interface Suspects {
  readonly dropped: Set<AnyNode>;
  readonly captions: Set<Element>;
}

const NOISE: Suspicion = { kind: 'noise', inline: false };
/** May be longer than what is left of the text. */
const OFFER: Suspicion = { kind: 'comments', inline: false };
const SMALL_NOISE: Suspicion = { kind: 'boilerplate', inline: false };

/** Drops the suspected parts that the page can do without. The largest are judged first. */
export function dropSuspects(root: Region): Suspects {
  const facts = measureAll(root);
  const result: Suspects = { dropped: new Set(), captions: new Set() };
  const whole = facts.get(root)?.prose ?? 0;
  let clean = 0;
  const judge = (region: Region): void => {
    const suspects: [Region, Suspicion, Facts][] = [];
    clean += gather(region, facts, suspects);
    suspects.sort(([, , one], [, , other]) => other.prose - one.prose);
    for (const [suspect, suspicion, fact] of suspects) {
      if (!isSuperfluous(suspicion, fact, clean, whole)) {
        judge(suspect);
        continue;
      }
      result.dropped.add(suspect.element);
      if (suspicion.kind === 'caption') result.captions.add(suspect.element);
    }
  };
  judge(root);
  return result;
}

/** Collects the topmost suspects inside of a region; answers with the size of the prose outside of them. */
function gather(region: Region, facts: ReadonlyMap<Region, Facts>, suspects: [Region, Suspicion, Facts][]): number {
  let clean = 0;
  let announced = false;
  for (const item of region.items) {
    if (!isRegion(item)) {
      clean += isProse(item) ? item.size : 0;
      announced = isAnnouncement(item.text);
      continue;
    }
    const fact = facts.get(item);
    if (fact === undefined || fact.lead === null) continue;
    if (item.listed) {
      clean += fact.prose;
      announced = false;
      continue;
    }
    const cue = isCue(fact.lead.text);
    const box = (cue || (announced && item.element.name !== 'p')) && isBox(fact);
    const noise = box || isTeaserList(item, facts) ? noiseOf(fact) : null;
    const suspicion = isOfferBox(fact) ? OFFER : (item.suspicion ?? noise);
    if (suspicion === null) clean += gather(item, facts, suspects);
    else suspects.push([item, suspicion, fact]);
    announced = fact.size === fact.lead.size && isAnnouncement(fact.lead.text);
  }
  return clean;
}

function isSuperfluous(suspicion: Suspicion, { prose, size, linked }: Facts, clean: number, whole: number): boolean {
  if (prose === 0) return true;
  switch (suspicion.kind) {
    case 'comments':
      return clean >= BODY.minRest && clean >= prose * BODY.minRestShare;
    case 'noise':
      return clean >= BODY.minRest && clean >= prose * BODY.noiseRest;
    case 'doubtful':
      return prose <= whole * BODY.doubtfulShare && linked > size * BODY.doubtfulLinks;
    default:
      return clean >= BODY.minRest && clean >= prose;
  }
}

/** Little is risked with what is small. */
function noiseOf({ size }: Facts): Suspicion {
  return size <= BODY.boxSize ? SMALL_NOISE : NOISE;
}

/** Much of it sells, in several lines. */
function isOfferBox({ offers, offered, size }: Facts): boolean {
  return offers >= BODY.offers && offered >= size * BODY.offerShare;
}

/** Small, or full of links: what an announcement may announce. */
function isBox({ prose, size, linked }: Facts): boolean {
  return prose === 0 || size <= BODY.boxSize || linked >= size * BODY.boxLinks;
}

/** Most of the region is a row of short parts, each led by a link: teasers of other pages. */
function isTeaserList(region: Region, facts: ReadonlyMap<Region, Facts>): boolean {
  const whole = facts.get(region)?.size ?? 0;
  let teasers = 0;
  let size = 0;
  for (const item of region.items) {
    const fact = isRegion(item) ? facts.get(item) : undefined;
    if (fact === undefined || fact.lead === null || fact.size > BODY.teaserSize) continue;
    if (fact.lead.linkShare < BODY.teaserLinkShare || fact.lead.size < BODY.teaserTitle) continue;
    teasers += 1;
    size += fact.size;
  }
  return teasers >= BODY.teasers && size >= whole * BODY.teaserShare;
}

function measureAll(root: Region): Map<Region, Facts> {
  const all = new Map<Region, Facts>();
  const visit = (region: Region): Facts => {
    const facts: Facts = { prose: 0, size: 0, linked: 0, offers: 0, offered: 0, lead: null };
    for (const item of region.items) {
      const inner = isRegion(item) ? visit(item) : factsOf(item);
      facts.prose += inner.prose;
      facts.size += inner.size;
      facts.linked += inner.linked;
      facts.offers += inner.offers;
      facts.offered += inner.offered;
      facts.lead ??= inner.lead;
    }
    all.set(region, facts);
    return facts;
  };
  visit(root);
  return all;
}

function factsOf(block: Block): Facts {
  const { size, linkShare, text } = block;
  const prose = isProse(block) ? size : 0;
  const offers = isOffer(text) ? 1 : 0;
  const offered = offers > 0 || isPriced(text) ? size : 0;
  return { prose, size, linked: size * linkShare, offers, offered, lead: block };
}
