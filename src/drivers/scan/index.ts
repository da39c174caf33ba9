/** VectorIndex in memory: an exact scan. */
import {
  DIMENSIONS,
  unitVector,
  unitVectors,
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
  const put = ({ vectors: _, ...row }: VectorEntry, units: VectorEntry['vectors']): void => {
    for (const name of NAMES) {
      const unit = units[name];
      if (unit === null) tables[name].remove(row.profileId);
      else tables[name].put(row, unit);
    }
    versions.set(row.profileId, row.version);
  };
  return {
    async upsert(entries) {
      const checked = entries.map((entry) => [entry, unitVectors(entry.vectors)] as const);
      for (const [entry, units] of checked) put(entry, units);
    },
    async remove(profileIds) {
      for (const id of profileIds) {
        for (const name of NAMES) tables[name].remove(id);
        versions.delete(id);
      }
    },
    async nearest({ name, vector, limit, filter }) {
      return tables[name].nearest(unitVector(name, vector), limit, (row) => passes(row, filter));
    },
    async versions() {
      return new Map(versions);
    },
    async probe() {},
    async close() {},
  };
}

function passes(row: Row, { status, site, notSite, language }: VectorQuery['filter']): boolean {
  return (
    (status === undefined || status.includes(row.status)) &&
    (site === undefined || row.site === site) &&
    (notSite === undefined || row.site !== notSite) &&
    (language === undefined || row.language === language)
  );
}
