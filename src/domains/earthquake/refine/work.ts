/** What rules do for refining: as long as the text, so done where nobody waits for it. */
import type { Judged, JudgeTask } from './judge.ts';
import type { Questions, QuestionTask } from './questions.ts';

export interface RuleWork {
  /** What language models may be asked about a document. */
  questions(task: QuestionTask, signal: AbortSignal): Promise<Questions>;
  /** What their answers are worth, by reply and answer. */
  judge(task: JudgeTask, signal: AbortSignal): Promise<readonly (readonly Judged[])[]>;
}
