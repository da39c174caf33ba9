/** As ../shared/score/score_events.py counts: B-cubed over reports, what must raise no event, what was cancelled. */
import type { EventRecord } from '../../topics/events.ts';
import type { ScenarioLine } from './records.ts';

export interface Score {
  readonly reports: number;
  readonly truthEvents: number;
  readonly events: number;
  readonly bcubedF1: number;
  readonly precision: number;
  readonly recall: number;
  readonly falseReports: number;
  readonly cancelledStillLive: number;
}

type Found = Pick<EventRecord, 'eventId' | 'status' | 'reports'>;

export function score(events: readonly Found[], lines: readonly ScenarioLine[]): Score {
  const latest = new Map<string, ScenarioLine>();
  for (const line of lines) {
    if (line.revision >= (latest.get(line.documentId)?.revision ?? 0)) latest.set(line.documentId, line);
  }
  const truth = new Map<string, string>();
  const silent: string[] = [];
  const cancelled = new Set<string>();
  for (const line of latest.values()) {
    for (const report of line.reports) {
      const key = `${line.documentId}/${report.ordinal}`;
      if (report.truth === null) silent.push(key);
      else truth.set(key, report.truth);
    }
    for (const retraction of line.retractions) if (retraction.truth !== null) cancelled.add(retraction.truth);
  }
  const live = events.filter(({ status }) => status !== 'cancel');
  const found = new Map<string, string>();
  for (const { eventId, reports } of live) {
    for (const { documentId, ordinal } of reports) found.set(`${documentId}/${ordinal}`, eventId);
  }
  const living = [...truth].filter(([, quake]) => !cancelled.has(quake));
  const byTruth = groups(living);
  const byEvent = groups([...found]);
  let precision = 0;
  let recall = 0;
  for (const [key, quake] of living) {
    const mine = byEvent.get(found.get(key) ?? '') ?? new Set();
    const all = byTruth.get(quake) ?? new Set();
    const common = [...mine].filter((one) => all.has(one)).length;
    precision += mine.size === 0 ? 0 : common / mine.size;
    recall += common / all.size;
  }
  const [p, r] = [precision / (living.length || 1), recall / (living.length || 1)];
  return {
    reports: truth.size,
    truthEvents: byTruth.size,
    events: live.length,
    bcubedF1: p + r === 0 ? 0 : round((2 * p * r) / (p + r)),
    precision: round(p),
    recall: round(r),
    falseReports: silent.filter((key) => found.has(key)).length,
    cancelledStillLive: new Set(
      [...truth].filter(([key, quake]) => cancelled.has(quake) && found.has(key)).map(([, quake]) => quake),
    ).size,
  };
}

function groups(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const [key, name] of pairs) all.set(name, (all.get(name) ?? new Set()).add(key));
  return all;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
