/** A model's answers, kept: the same question has the same answer at temperature 0, and sites are learned again and again. */
import type { LanguageModel } from '../../ports/models.ts';

const MOST = 2_000;

/** Failures are not kept. The least recently used answers go first. */
export function remembered(model: LanguageModel, most = MOST): LanguageModel {
  const answers = new Map<string, unknown>();
  async function once<T>(question: unknown, ask: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(question);
    const known = answers.get(key) as T | undefined;
    const answer = known ?? (await ask());
    answers.delete(key);
    answers.set(key, answer);
    if (answers.size > most) answers.delete(answers.keys().next().value ?? '');
    return answer;
  }
  return {
    id: model.id,
    complete: (request, signal) => once(request, () => model.complete(request, signal)),
    choose: (prompt, choices, signal) => once([prompt, choices], () => model.choose(prompt, choices, signal)),
    health: () => model.health(),
    close: () => model.close(),
  };
}
