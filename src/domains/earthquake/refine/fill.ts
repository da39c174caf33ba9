/** Filling a field of a report, if business rules have nothing against it. */
import type { Evidence } from '../../../../topics/reports.ts';
import type { Report } from '../document.ts';
import { fieldOf } from '../ground/ground.ts';
import { checked } from '../ground/rules.ts';
import type { Derived } from './derive.ts';

/** What a value stands on, and who found it. */
export interface Basis {
  readonly quotes: readonly Evidence[];
  readonly extractor: string;
}

/** The value as `fieldOf` has it: what is compared. */
export function plainValue({ field, value }: Derived): string | number {
  switch (field) {
    case 'magnitude':
    case 'intensity':
      return value.value;
    case 'originTime':
      return value.utc;
    default:
      return value;
  }
}

/** Whether business rules neither refuse nor doubt the value: what they would mark of a rule's value, a model's is not. */
export function isSound(report: Report, derived: Derived, published: number | null): boolean {
  const { notes } = checked({ ...put(report, derived), notes: [] }, { published });
  const before = checked({ ...report, notes: [] }, { published }).notes;
  return notes.length <= before.length;
}

/** The report with the value; a value that has evidence stays, and what the model reads instead is noted. */
export function filled(report: Report, derived: Derived, { quotes, extractor }: Basis): Report {
  const { field } = derived;
  const known = fieldOf(report, field);
  const value = plainValue(derived);
  if (known === value) return report;
  if (known !== null) {
    return { ...report, notes: [...report.notes, { field, code: 'model-differs', value: String(value) }] };
  }
  return {
    ...put(report, derived),
    evidence: { ...report.evidence, [field]: [...quotes] },
    extractor: { ...report.extractor, [field]: extractor },
  };
}

function put(report: Report, derived: Derived): Report {
  switch (derived.field) {
    case 'magnitude':
      return { ...report, magnitude: derived.value };
    case 'intensity':
      return { ...report, intensity: derived.value };
    case 'originTime':
      return { ...report, originTime: derived.value };
    case 'place':
    case 'depthKm':
      return { ...report, location: { ...report.location, [derived.field]: derived.value } };
    default:
      return { ...report, impact: { ...report.impact, [derived.field]: derived.value } };
  }
}
