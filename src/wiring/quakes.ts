/** The processors of the earthquake domain. */
import type { Config } from '../config/schema.ts';
import { bundledKnowledge } from '../domains/earthquake/correlate/index.ts';
import type { AnyProcessor } from '../engine/engine.ts';
import type { PageWork } from '../ports/page-work.ts';
import { createCorrelate } from '../processors/correlate/correlate.ts';
import { createRefine, type RefineDeps } from '../processors/refine/refine.ts';
import { createStructure } from '../processors/structure/structure.ts';

/** From documents to reports, from reports to events; `refining`: null where no language model is asked. */
export function quakeProcessors(config: Config, pages: PageWork, refining: RefineDeps | null): readonly AnyProcessor[] {
  const deadlineMs = config.read.deadline;
  return [
    createStructure({ pages, deadlineMs, refines: refining !== null }),
    ...(refining === null ? [] : [createRefine(refining)]),
    createCorrelate({ knowledge: bundledKnowledge(config.events.agencies), deadlineMs }),
  ];
}
