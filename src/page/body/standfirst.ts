/** The standfirst: what stands between the headline and the text, and sums it up. */
import type { AnyNode } from 'domhandler';
import { BODY } from '../thresholds.ts';
import { wordsOf } from './boilerplate.ts';
import { type Block, isRegion, type Region } from './regions.ts';

const NAMES =
  /(?:^|[ -])(?:standfirst|lead|lede|ledetext|leadtext|intro|intro-?text|introduction|summary|excerpt|abstract|deck|dek|sub-?head(?:line|ing)?|sub-?title|sub-?headline|strapline|description|ingress|vorspann|anlauf|teaser|teaser-?text|chapo|chapeau|entradilla|bajada|sumario|copete|subtitulo|sottotitolo|sommario|occhiello|zajawka|anons|annotation|perex|spot|preamble)(?=$|[ -])/;

/** The blocks of the standfirst, each alone in its element, outside of the container: named so, or the same as the page's description. */
export function findStandfirst(
  root: Region,
  container: Region,
  headline: Block | null,
  dropped: ReadonlySet<AnyNode>,
  description: string,
): Block[] {
  if (headline === null) return [];
  const found: Block[] = [];
  let isAfterHeadline = false;
  const visit = (region: Region): boolean => {
    for (const item of region.items) {
      if (item === headline) isAfterHeadline = true;
      else if (item === container) return false;
      else if (isRegion(item)) {
        if (!dropped.has(item.element) && !visit(item)) return false;
      } else if (isAfterHeadline && isStandfirst(item, description)) found.push(item);
    }
    return true;
  };
  const reached = !visit(root);
  return reached ? found : [];
}

function isStandfirst(block: Block, description: string): boolean {
  if (block.size < BODY.sentenceSize || block.linkShare > BODY.maxLinkShare) return false;
  const { region } = block;
  if (region.items.length > 1) return false;
  if (description !== '' && description.startsWith(block.text.slice(0, 60))) return true;
  return [region, region.parent].some(
    (around) =>
      around !== null &&
      NAMES.test(wordsOf(`${around.element.attribs.class ?? ''} ${around.element.attribs.itemprop ?? ''}`)),
  );
}
