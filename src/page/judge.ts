/** Whether what was read is a document: consent walls, bot checks and error pages are not. */
import type { Document } from 'domhandler';
import { CodedError } from '../ports/errors.ts';
import { BOT_CHECK, NEEDS_SCRIPT } from './judge/bot-check.ts';
import { CONSENT } from './judge/consent.ts';
import { ERROR, ERROR_TITLE } from './judge/error-page.ts';
import { INJECTION } from './judge/injection.ts';
import { PAYWALL } from './judge/paywall.ts';
import type { Metadata } from './metadata.ts';
import { JUDGE } from './thresholds.ts';

export interface Judged {
  readonly tree: Document;
  readonly title: string | null;
  readonly text: string;
  /** Share of the text that stands in links, 0 to 1. */
  readonly linkShare: number;
  readonly metadata: Metadata;
  /** The text's own language. */
  readonly language: string | null;
}

export interface Verdict {
  readonly consentWall: boolean;
  readonly paywall: boolean;
  readonly injectionSuspected: boolean;
}

/**
 * Judges a page by what its text says and how it is built. A long text, or one that is marked up as an article, is
 * a document whatever it is about. Throws CONSENT_PAGE, BOT_CHECK, ERROR_PAGE, NO_CONTENT and CHARSET_GARBLED.
 */
export function judge(page: Judged): Verdict {
  const text = page.text.trim();
  if (!isArticle(page.metadata)) refuseKinds(page, text);
  if (sizeOf(text) < JUDGE.minText) throw new CodedError('NO_CONTENT', 'hardly any text', { value: text });
  if (page.linkShare > JUDGE.maxLinkShare && text.length < JUDGE.shortText) {
    throw new CodedError('NO_CONTENT', 'nothing but links', { value: text });
  }
  if (count(text, /\uFFFD/g) > JUDGE.maxGarbled * text.length) {
    throw new CodedError('CHARSET_GARBLED', 'the text is garbled', { value: text });
  }
  return {
    consentWall: page.metadata.signals.consentLayer || consentParagraphs(text) > 0,
    paywall: page.metadata.signals.accessibleForFree === false || hasPaywall(text),
    injectionSuspected: INJECTION.some((pattern) => pattern.test(text) || pattern.test(page.title ?? '')),
  };
}

/** Who gives a date, an author or structured data means a document. */
function isArticle({ publishedAt, authors, signals }: Metadata): boolean {
  return signals.articleMarkup || (publishedAt !== null && publishedAt.source !== 'url') || authors.length > 0;
}

function refuseKinds({ title, metadata }: Judged, text: string): void {
  const whole = `${title ?? ''}\n${text}`;
  const { signals } = metadata;
  if (text.length < JUDGE.botText && botScore(whole, metadata) >= JUDGE.botIdeas) {
    throw new CodedError('BOT_CHECK', 'a bot check', { value: whole });
  }
  if (text.length < JUDGE.errorText && isError(title ?? '', whole))
    throw new CodedError('ERROR_PAGE', 'an error message', { value: whole });
  if (text.length < JUDGE.consentText && isConsent(whole, text, signals.acceptButton || signals.consentLayer)) {
    throw new CodedError('CONSENT_PAGE', 'a consent wall', { value: whole });
  }
  if (text.length < JUDGE.shortText && NEEDS_SCRIPT.test(text)) {
    throw new CodedError('NO_CONTENT', 'the page needs scripts', { value: text });
  }
}

function botScore(whole: string, { signals }: Metadata): number {
  const built = [signals.challenge, signals.challenge, signals.refresh, signals.noIndex, NEEDS_SCRIPT.test(whole)];
  const ideas = BOT_CHECK.filter((idea) => idea.test(whole)).length;
  return ideas < JUDGE.minIdeas ? 0 : ideas + built.filter(Boolean).length;
}

function isError(title: string, whole: string): boolean {
  const ideas = ERROR.filter((idea) => idea.test(whole)).length;
  return ERROR_TITLE.test(title) || ideas >= JUDGE.errorIdeas;
}

/** Most paragraphs speak of consent, in several of its ideas, and there is something to press. */
function isConsent(whole: string, text: string, button: boolean): boolean {
  const ideas = CONSENT.filter((idea) => idea.test(whole)).length;
  const paragraphs = text.split('\n').filter((paragraph) => paragraph.length >= JUDGE.paragraph);
  const share = consentParagraphs(text) / Math.max(1, paragraphs.length);
  return ideas >= (button ? JUDGE.consentIdeas : CONSENT.length) && share >= JUDGE.consentShare;
}

/** Paragraphs with at least two ideas of consent. */
function consentParagraphs(text: string): number {
  const paragraphs = text.split('\n').filter((paragraph) => paragraph.length >= JUDGE.paragraph);
  return paragraphs.filter(hasConsent).length;
}

function hasConsent(paragraph: string): boolean {
  let wanted = 2;
  for (let at = 0; at < CONSENT.length && wanted > 0 && wanted <= CONSENT.length - at; at += 1) {
    if (CONSENT[at]?.test(paragraph)) wanted -= 1;
  }
  return wanted === 0;
}

/** The offer stands at the end, where the text breaks off. */
function hasPaywall(text: string): boolean {
  const end = text.slice(-JUDGE.paywallEnd);
  return PAYWALL.some((pattern) => pattern.test(end));
}

/** Characters, an ideograph counting for the letters of a word. */
function sizeOf(text: string): number {
  return text.length + 2 * count(text.slice(0, JUDGE.minText), /\p{Lo}/gu);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
