import type { Neighbour, VectorEntry } from '../../ports/vector-index.ts';

export type Row = Omit<VectorEntry, 'vectors'>;

/** Unit vectors of one name, one after the other in memory: a scan is one pass over it. */
export class Table {
  readonly #dimensions: number;
  readonly #rows: Row[] = [];
  readonly #places = new Map<string, number>();
  #data: Float32Array;

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
    this.#data = new Float32Array(16 * dimensions);
  }

  put(row: Row, unit: Float32Array): void {
    const at = this.#places.get(row.profileId) ?? this.#rows.length;
    const offset = at * this.#dimensions;
    if (offset === this.#data.length) this.#grow();
    this.#rows[at] = row;
    this.#places.set(row.profileId, at);
    this.#data.set(unit, offset);
  }

  /** The last row takes the place of the one that goes. */
  remove(profileId: string): void {
    const at = this.#places.get(profileId);
    if (at === undefined) return;
    const last = this.#rows.length - 1;
    const row = this.#rows[last] as Row;
    this.#rows[at] = row;
    this.#places.set(row.profileId, at);
    this.#data.copyWithin(at * this.#dimensions, last * this.#dimensions, (last + 1) * this.#dimensions);
    this.#rows.pop();
    this.#places.delete(profileId);
  }

  /** The nearest first, ties by profile id. */
  nearest(unit: Float32Array, limit: number, accepts: (row: Row) => boolean): Neighbour[] {
    const best: Neighbour[] = [];
    for (let at = 0; at < this.#rows.length; at += 1) {
      const row = this.#rows[at] as Row;
      if (!accepts(row)) continue;
      const score = dot(unit, this.#data, at * this.#dimensions);
      const worst = best[limit - 1];
      if (worst !== undefined && score < worst.score) continue;
      insert(best, { profileId: row.profileId, version: row.version, site: row.site, score }, limit);
    }
    return best;
  }

  #grow(): void {
    const larger = new Float32Array(2 * this.#data.length);
    larger.set(this.#data);
    this.#data = larger;
  }
}

function insert(best: Neighbour[], found: Neighbour, limit: number): void {
  const place = best.findIndex(({ score, profileId }) =>
    score === found.score ? found.profileId < profileId : score < found.score,
  );
  best.splice(place < 0 ? best.length : place, 0, found);
  if (best.length > limit) best.pop();
}

/** Four sums, so that no addition waits for the one before. Dimensions are multiples of four. */
function dot(unit: Float32Array, data: Float32Array, offset: number): number {
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let at = 0; at < unit.length; at += 4) {
    one += (unit[at] as number) * (data[offset + at] as number);
    two += (unit[at + 1] as number) * (data[offset + at + 1] as number);
    three += (unit[at + 2] as number) * (data[offset + at + 2] as number);
    four += (unit[at + 3] as number) * (data[offset + at + 3] as number);
  }
  return Math.max(-1, Math.min(1, one + two + three + four));
}
