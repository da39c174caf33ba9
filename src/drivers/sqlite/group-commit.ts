interface Waiting<I, O> {
  readonly item: I;
  resolve(answer: O): void;
  reject(error: unknown): void;
}

/** Puts whatever is asked for while a transaction is waited for into that one transaction. */
export class GroupCommit<I, O> {
  readonly #transaction: (work: () => O[] | Promise<O[]>) => Promise<O[]>;
  readonly #work: (item: I) => O | Promise<O>;
  #waiting: Waiting<I, O>[] = [];

  constructor(transaction: (work: () => O[] | Promise<O[]>) => Promise<O[]>, work: (item: I) => O | Promise<O>) {
    this.#transaction = transaction;
    this.#work = work;
  }

  /** Answers once the item's transaction is committed; a failure is everybody's who was in it. */
  run(item: I): Promise<O> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#waiting.length === 1) void this.#commit();
    });
  }

  async #commit(): Promise<void> {
    let taken: Waiting<I, O>[] | null = null;
    const take = (): Waiting<I, O>[] => {
      taken ??= this.#waiting.splice(0);
      return taken;
    };
    try {
      const answers = await this.#transaction(async () => {
        const done: O[] = [];
        for (const { item } of take()) done.push(await this.#work(item));
        return done;
      });
      for (const [index, { resolve }] of take().entries()) resolve(answers[index] as O);
    } catch (error) {
      for (const { reject } of take()) reject(error);
    }
  }
}
