/** Browsers for pages: one at a time takes new pages, and is replaced when it is worn. */
import type { Clock } from '../../ports/clock.ts';
import { CodedError } from '../../ports/errors.ts';
import { type Chromium, type LaunchOptions, launch } from './browser.ts';

export interface Wear {
  /** Pages after which a browser is replaced. */
  readonly pages: number;
  readonly ageMs: number;
  /** What all of its processes may have of their own; at twice as much it is killed. */
  readonly ownBytes: number;
}

export interface PoolOptions extends LaunchOptions {
  readonly clock: Clock;
  readonly wear: Wear;
}

/** A browser, and who uses it. */
export interface Member {
  readonly chromium: Chromium;
  readonly born: number;
  served: number;
  users: number;
  worn: boolean;
}

/** A browser that nobody needs goes after this time. */
const IDLE_MS = 60_000;
const WATCH_EVERY_MS = 1_000;

export class Pool {
  #current: Promise<Member> | null = null;
  readonly #members = new Set<Member>();
  readonly #options: PoolOptions;
  readonly #closing = new Set<Promise<void>>();
  #cancelIdle: () => void = () => {};
  #cancelWatch: () => void = () => {};
  #closed = false;
  started = 0;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get pid(): number | null {
    return [...this.#members].find(({ worn }) => !worn)?.chromium.pid ?? null;
  }

  /** A browser to open a page in; `release` gives it back. Throws BROWSER_UNAVAILABLE. */
  async acquire(): Promise<Member> {
    if (this.#closed) throw new CodedError('BROWSER_UNAVAILABLE', 'closed');
    this.#cancelIdle();
    this.#current ??= this.#launch();
    const member = await this.#current;
    if (member.worn) return this.acquire();
    member.users += 1;
    member.served += 1;
    const { wear, clock } = this.#options;
    if (member.served >= wear.pages || clock.now() - member.born >= wear.ageMs) this.#wearOut(member);
    return member;
  }

  release(member: Member): void {
    member.users -= 1;
    if (member.users > 0) return;
    if (member.worn) this.#end(member);
    else this.#cancelIdle = this.#options.clock.after(IDLE_MS, () => this.#endIdle());
  }

  /** It does not answer: nobody can use it any more. */
  kill(member: Member): void {
    this.#wearOut(member);
    member.chromium.kill();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#cancelIdle();
    this.#cancelWatch();
    await this.#current?.catch(() => {});
    for (const member of this.#members) this.#end(member);
    await Promise.all(this.#closing);
  }

  #launch(): Promise<Member> {
    const member = launch(this.#options).then((chromium) => this.#join(chromium));
    member.catch(() => {
      this.#current = null;
    });
    return member;
  }

  #join(chromium: Chromium): Member {
    const member: Member = { chromium, born: this.#options.clock.now(), served: 0, users: 0, worn: false };
    this.started += 1;
    this.#members.add(member);
    chromium.browser.on('disconnected', () => {
      this.#wearOut(member);
      this.#members.delete(member);
    });
    this.#cancelWatch();
    this.#watch();
    return member;
  }

  #wearOut(member: Member): void {
    if (member.worn) return;
    member.worn = true;
    this.#current = null;
  }

  #end(member: Member): void {
    this.#wearOut(member);
    this.#members.delete(member);
    const closing = member.chromium.close().finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }

  #endIdle(): void {
    for (const member of this.#members) if (member.users === 0) this.#end(member);
  }

  /** Looks at the memory of the browsers as long as there are some. */
  #watch(): void {
    this.#cancelWatch = this.#options.clock.after(WATCH_EVERY_MS, async () => {
      for (const member of this.#members) {
        const bytes = await member.chromium.ownBytes();
        if (bytes > 2 * this.#options.wear.ownBytes) this.kill(member);
        else if (bytes > this.#options.wear.ownBytes && member.users === 0) this.#end(member);
        else if (bytes > this.#options.wear.ownBytes) this.#wearOut(member);
      }
      if (this.#members.size > 0) this.#watch();
    });
  }
}
