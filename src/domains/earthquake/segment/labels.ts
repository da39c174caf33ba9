/** Bulletins may say when before they say what: "Date/Time: 4 March 2026, 14:17", then of what. */
import { isSeismic, type Part } from './parts.ts';
import { ofKind } from './reading.ts';

/** Parts in which labelled times that lead a text stand behind the first part that speaks of the ground. */
export function withLabelsBehind(parts: readonly Part[]): readonly Part[] {
  const first = parts.findIndex(isSeismic);
  const early = first < 0 ? [] : parts.slice(0, first).filter(isLabelled);
  if (early.length === 0) return parts;
  const rest = parts.slice(0, first).filter((part) => !early.includes(part));
  return [...rest, ...parts.slice(first, first + 1), ...early, ...parts.slice(first + 1)];
}

function isLabelled({ sentence, mentions }: Part): boolean {
  const [time] = ofKind(mentions, 'time');
  if (time === undefined || time.date === null || time.clock === null) return false;
  return LABEL.test(sentence.raw.slice(0, time.start - sentence.start));
}

const LABEL = /^[\p{L}/() -]{2,30}: ?$/u;
