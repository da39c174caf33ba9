/** Which pages a browser shows, and which of a page's two readings is believed. */
import type { FetchRecord } from '../../../topics/fetch.ts';
import type { Context } from '../../engine/processor.ts';
import { decodePage } from '../../page/decode.ts';
import { looksScripted } from '../../page/scripted.ts';
import { UTILITY } from '../../page/thresholds.ts';
import { CodedError } from '../../ports/errors.ts';
import type { FetchResponse } from '../../ports/fetcher.ts';
import type { LogRecord } from '../../ports/log.ts';
import type { Renderer } from '../../ports/renderer.ts';
import type { Recogniser, Recognition } from '../../schema/recognise.ts';
import { meaningOf } from './response.ts';

/** Carried by a page that needs a browser and found none free. */
export const RENDER_HEADER = 'qw-render';

/** How long a record waits that finds as many pages before it as are shown at once. Milliseconds. */
export const BROWSER_WAIT_MS = 500;

/** A browser that fails is tried again so often, where the page's own bytes have no text; then those have the last word. */
const RENDER_TRIES = 3;

/**
 * never: the page's own bytes only; auto: a browser where they leave doubt; first: a browser, and they if it fails;
 * always: a browser only.
 */
export type Mode = 'never' | 'auto' | 'first' | 'always';

export interface Rendering {
  /** Null where there is no browser. */
  readonly renderer: Renderer | null;
  readonly recogniser: Pick<Recogniser, 'isRendered'>;
}

/** What became of a page that was fetched: read, leading elsewhere, or to come again when a browser is free. */
export type Shown =
  | { readonly kind: 'read'; readonly response: FetchResponse; readonly recognition: Recognition }
  | { readonly kind: 'redirect'; readonly location: URL }
  | { readonly kind: 'later' };

/** Throws BROWSER_UNAVAILABLE where a browser must show the page and there is none. */
export async function modeOf(
  { renderer, recogniser }: Rendering,
  task: FetchRecord,
  record: LogRecord,
  site: string,
): Promise<Mode> {
  const wish = task.render ?? 'auto';
  if (renderer === null && wish === 'always')
    throw new CodedError('BROWSER_UNAVAILABLE', 'the page was to be shown by one', { value: task.location });
  if (renderer === null) return 'never';
  if (wish !== 'auto') return wish;
  return RENDER_HEADER in record.headers || (await recogniser.isRendered(site)) ? 'first' : 'auto';
}

/** Whether the record should come again before anything is asked for. */
export function mustWait({ renderer }: Rendering, mode: Mode): boolean {
  return (mode === 'first' || mode === 'always') && renderer?.full === true;
}

/** Reads a page that was fetched, in a browser where it needs one. Throws what `recognise` does, or RENDER_ errors. */
export async function readShown(
  { renderer }: Rendering,
  mode: Mode,
  response: FetchResponse,
  context: Context,
  recognise: (response: FetchResponse) => Promise<Recognition>,
): Promise<Shown> {
  const read = async (page: FetchResponse): Promise<Shown> => ({
    kind: 'read',
    response: page,
    recognition: await recognise(page),
  });
  if (renderer === null || mode === 'never') return read(response);

  const show = async (): Promise<Shown> => {
    const started = performance.now();
    const page = await renderer.render(labelled(response), context.signal).finally(() => {
      context.time('render', performance.now() - started);
    });
    const meaning = meaningOf(page, context.now());
    return meaning.kind === 'redirect' ? meaning : read(page);
  };
  if (mode === 'always') return show();
  if (mode === 'first') {
    const shown = await attempt(show, context);
    return isSure(shown) ? unwrap(shown) : choose(shown, await attempt(() => read(response), context), context);
  }
  const own = await attempt(() => read(response), context);
  if (!leavesDoubt(own, response)) return unwrap(own);
  return renderer.full ? { kind: 'later' } : choose(await attempt(show, context), own, context);
}

/** The page labelled with the charset that we find: browsers guess otherwise. Throws NOT_HTML, CHARSET_GARBLED, BODY_EMPTY. */
function labelled(response: FetchResponse): FetchResponse {
  const { charset } = decodePage(response.body, response.headers['content-type'] ?? null);
  return { ...response, headers: { ...response.headers, 'content-type': `text/html; charset=${charset}` } };
}

type Attempt = { readonly shown: Shown } | { readonly error: CodedError };

/** Anything but an expected failure of the page ends the record's handling. */
async function attempt(work: () => Promise<Shown>, { signal }: Context): Promise<Attempt> {
  try {
    return { shown: await work() };
  } catch (error) {
    if (signal.aborted || !(error instanceof CodedError) || error.disposition === 'halt') throw error;
    return { error };
  }
}

function unwrap(one: Attempt): Shown {
  if ('error' in one) throw one.error;
  return one.shown;
}

/** A page without a text, or with a doubtful one, that leaves it to scripts; a consent wall or an error is what it is. */
function leavesDoubt(own: Attempt, { body }: FetchResponse): boolean {
  if ('error' in own) return own.error.code === 'NO_CONTENT' && looksScripted(body, null);
  return !isSure(own) && looksScripted(body, readingOf(own.shown)?.text ?? '');
}

function isSure(one: Attempt): boolean {
  return 'shown' in one && (readingOf(one.shown)?.utility.text?.total ?? 1) >= UTILITY.gamma;
}

/** What a browser shows, unless it is no better than the page's own bytes. */
function choose(shown: Attempt, own: Attempt, { attempt: tries }: Context): Shown {
  if ('shown' in shown && 'shown' in own) return isBetter(shown.shown, own.shown) ? shown.shown : own.shown;
  if ('shown' in shown || 'shown' in own) return 'shown' in shown ? shown.shown : unwrap(own);
  throw shown.error.disposition === 'retry' && tries < RENDER_TRIES ? shown.error : own.error;
}

function isBetter(shown: Shown, own: Shown): boolean {
  const [ours, theirs] = [readingOf(own), readingOf(shown)];
  // it leads elsewhere by itself
  if (theirs === null || ours === null) return true;
  const gain = (theirs.utility.text?.total ?? 0) - (ours.utility.text?.total ?? 0);
  return gain > UTILITY.margin || (gain >= 0 && theirs.text.length > ours.text.length);
}

function readingOf(shown: Shown) {
  return shown.kind === 'read' ? shown.recognition.result.reading : null;
}
