/** VectorIndex in memory: an exact scan. */
import { CodedError } from '../../ports/errors.ts';
import {
  DIMENSIONS,
  type VectorEntry,
  type VectorIndex,
  type VectorName,
  type VectorQuery,
} from '../../ports/vector-index.ts';
import { type Row, Table } from './table.ts';

const NAMES: readonly VectorName[] = ['structure', 'semantics'];

export function createScanIndex(): VectorIndex {
  const versions = new Map<string, number>();
  const tables = { structure: new Table(DIMENSIONS.structure), semantics: new Table(DIMENSIONS.semantics) };
  const put = ({ vectors: _, ...row }: VectorEntry, units: Units): void => {
    for (const name of NAMES) {
      const unit = units[name];
      if (unit === null) tables[name].remove(row.profileId);
      else tables[name].put(row, unit);
    }
    versions.set(row.profileId, row.version);
  };
  return {
    async upsert(entries) {
      const checked = entries.map((entry) => [entry, unitsOf(entry)] as const);
      for (const [entry, units] of checked) put(entry, units);
    },
    async remove(profileIds) {
      for (const id of profileIds) {
        for (const name of NAMES) tables[name].remove(id);
        versions.delete(id);
      }
    },
    async nearest({ name, vector, limit, filter }) {
      return tables[name].nearest(unitOf(name, vector), limit, (row) => passes(row, filter));
    },
    async versions() {
      return new Map(versions);
    },
    async close() {},
  };
}

type Units = Readonly<Record<VectorName, Float32Array | null>>;

function unitsOf({ vectors: { structure, semantics } }: VectorEntry): Units {
  return {
    structure: structure === null ? null : unitOf('structure', structure),
    semantics: semantics === null ? null : unitOf('semantics', semantics),
  };
}

/** Throws VECTOR_INVALID. */
function unitOf(name: VectorName, vector: Float32Array): Float32Array {
  const wanted = DIMENSIONS[name];
  if (vector.length !== wanted) {
    throw new CodedError('VECTOR_INVALID', `${name} has ${wanted} dimensions`, { value: vector.length });
  }
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0) {
    throw new CodedError('VECTOR_INVALID', `${name} has no length`, { value: length });
  }
  return vector.map((value) => value / length);
}

function passes(row: Row, { status, site, notSite, language }: VectorQuery['filter']): boolean {
  return (
    (status === undefined || status.includes(row.status)) &&
    (site === undefined || row.site === site) &&
    (notSite === undefined || row.site !== notSite) &&
    (language === undefined || row.language === language)
  );
}
