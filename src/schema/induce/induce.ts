/** Wrapper induction: from pages of one template to rules that read them. */
import type { SamplePage } from '../../ports/page-work.ts';
import type { Induced } from '../profile.ts';

/** Candidates and deterministic proposals for pages of one template. */
export async function induce(_pages: readonly SamplePage[]): Promise<Induced> {
  return { proposals: [], blocks: [], outline: '' };
}
