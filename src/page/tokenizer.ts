/**
 * The tokens of a whole page, as htmlparser2's own tokenizer finds them where it decodes no character references. That one
 * goes from character to character, since pages may come to it in pieces; this one leaps.
 */
import { QuoteType, type Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Elements whose content is text, whatever it looks like; the last has no end. */
const TEXT_ONLY = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
]);

/** Character codes. */
const [BANG, DOUBLE, SINGLE, DASH, SLASH, EQUALS, GREATER, QUESTION, BRACKET] = [...'!"\'-/=>?['].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number, number, number];

export class PageTokenizer implements Pick<Tokenizer, 'write' | 'end' | 'running'> {
  /** What the parser asks of a tokenizer that could be paused. */
  readonly running = true;
  readonly #to: TokenizerCallbacks;
  #html = '';

  constructor(_: unknown, to: TokenizerCallbacks) {
    this.#to = to;
  }

  /** Takes the whole page. */
  write(html: string): void {
    this.#html = html;
    let text = 0;
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
      this.#text(text, at);
      const end = this.#markup(at);
      // what begins nothing is text
      text = end ?? at;
      at = end ?? at + 1;
    }
    this.#text(text, html.length);
  }

  end(): void {
    this.#to.onend();
  }

  #text(start: number, end: number): void {
    if (end > start) this.#to.ontext(start, end);
  }

  /** Where the markup that begins here ends; null where none begins. */
  #markup(at: number): number | null {
    const code = this.#html.charCodeAt(at + 1);
    if (isLetter(code)) return this.#openTag(at + 1);
    if (code === SLASH) return this.#closingTag(at + 2);
    if (code === BANG) return this.#declaration(at + 2);
    return code === QUESTION ? this.#bogusComment(at + 1) : null;
  }

  #openTag(start: number): number {
    const html = this.#html;
    const end = this.#nameEnd(start);
    if (end === html.length) return end;
    const name = this.#to.isInForeignContext?.() ? '' : textOnly(html, start, end);
    this.#to.onopentagname(start, end);
    const body = this.#attributes(end);
    return name === '' || body === html.length ? body : this.#textOnly(name, body);
  }

  /** Where the tag ends. */
  #attributes(from: number): number {
    const html = this.#html;
    let slash = false;
    for (let at = from; at < html.length; ) {
      const code = html.charCodeAt(at);
      if (code === GREATER) {
        if (slash) this.#to.onselfclosingtag(at);
        else this.#to.onopentagend(at);
        return at + 1;
      }
      if (code === SLASH || isWhite(code)) {
        slash ||= code === SLASH;
        at += 1;
      } else {
        slash = false;
        at = this.#attribute(at);
      }
    }
    return html.length;
  }

  #attribute(start: number): number {
    const html = this.#html;
    let at = start + 1;
    while (at < html.length && html.charCodeAt(at) !== EQUALS && !endsName(html.charCodeAt(at))) at += 1;
    if (at === html.length) return at;
    this.#to.onattribname(start, at);
    const end = at;
    at = this.#skipWhite(at);
    if (html.charCodeAt(at) === EQUALS) return this.#value(this.#skipWhite(at + 1));
    if (at < html.length) this.#to.onattribend(QuoteType.NoValue, end);
    return at;
  }

  #value(at: number): number {
    const html = this.#html;
    const quote = html.charCodeAt(at);
    const quoted = quote === DOUBLE || quote === SINGLE;
    const start = quoted ? at + 1 : at;
    let end = start;
    if (quoted) end = html.indexOf(quote === DOUBLE ? '"' : "'", start);
    else while (end < html.length && html.charCodeAt(end) !== GREATER && !isWhite(html.charCodeAt(end))) end += 1;
    if (end < 0 || end === html.length) return html.length;
    this.#to.onattribdata(start, end);
    if (!quoted) this.#to.onattribend(QuoteType.Unquoted, end);
    else this.#to.onattribend(quote === DOUBLE ? QuoteType.Double : QuoteType.Single, end + 1);
    return quoted ? end + 1 : end;
  }

  /** Content that ends with its element. */
  #textOnly(name: string, start: number): number {
    const html = this.#html;
    if (name === 'plaintext') return start + this.#rest(start);
    const closing = new RegExp(`</${name}(?=[ \\n\\t\\f\\r/>])`, 'gi');
    closing.lastIndex = start;
    const end = closing.exec(html)?.index;
    if (end === undefined) return start + this.#rest(start);
    this.#text(start, end);
    return this.#closingTag(end + 2) ?? html.length;
  }

  /** Tells all that is left as text. */
  #rest(start: number): number {
    this.#text(start, this.#html.length);
    return this.#html.length - start;
  }

  #closingTag(start: number): number | null {
    const html = this.#html;
    if (start >= html.length) return null;
    if (html.charCodeAt(start) === GREATER) return start + 1;
    if (!isLetter(html.charCodeAt(start))) return this.#bogusComment(start);
    const end = this.#nameEnd(start);
    if (end < html.length) this.#to.onclosetag(start, end);
    return this.#behind('>', end);
  }

  /** Behind `<!`. */
  #declaration(start: number): number {
    const html = this.#html;
    const code = html.charCodeAt(start);
    if (code === DASH && html.charCodeAt(start + 1) === DASH) return this.#comment(start + 2);
    if (code === BRACKET && html.startsWith('[CDATA[', start)) return this.#cdata(start);
    if (html.slice(start, start + DOCTYPE.length).toLowerCase() !== DOCTYPE) return this.#bogusComment(start);
    const end = html.indexOf('>', start + DOCTYPE.length);
    if (end >= 0) this.#to.ondeclaration(start, end);
    return end < 0 ? html.length : end + 1;
  }

  #comment(start: number): number {
    const html = this.#html;
    // `<!-->` and `<!--->`
    const dashes = html.charCodeAt(start) === DASH ? 1 : 0;
    if (html.charCodeAt(start + dashes) === GREATER) return this.#tellComment(start, start + dashes, dashes);
    COMMENT_END.lastIndex = start;
    const end = COMMENT_END.exec(html);
    if (end !== null) return this.#tellComment(start, COMMENT_END.lastIndex - 1, end[0].length - 1);
    const begun = /(?:--!|--?)$/.exec(html.slice(start))?.[0].length ?? 0;
    return this.#tellComment(start, html.length, begun);
  }

  #cdata(start: number): number {
    const end = this.#html.indexOf(']]>', start + '[CDATA['.length);
    if (end < 0) return this.#tellComment(start, this.#html.length, 0);
    this.#to.oncdata(start + '[CDATA['.length, end + 2, 2);
    return end + 3;
  }

  #bogusComment(start: number): number {
    const end = this.#html.indexOf('>', start);
    return this.#tellComment(start, end < 0 ? this.#html.length : end, 0);
  }

  /** `end`: where its last character stands; so many before that are a part of its end too. */
  #tellComment(start: number, end: number, before: number): number {
    this.#to.oncomment(start, end, before);
    return Math.min(this.#html.length, end + 1);
  }

  #nameEnd(start: number): number {
    let at = start;
    while (at < this.#html.length && !endsName(this.#html.charCodeAt(at))) at += 1;
    return at;
  }

  #skipWhite(from: number): number {
    let at = from;
    while (isWhite(this.#html.charCodeAt(at))) at += 1;
    return at;
  }

  #behind(sign: string, from: number): number {
    const at = this.#html.indexOf(sign, from);
    return at < 0 ? this.#html.length : at + 1;
  }
}

const DOCTYPE = 'doctype';
const COMMENT_END = /--!?>/g;

/** The name of a tag of an element with nothing but text, or ''. */
function textOnly(html: string, start: number, end: number): string {
  if (!MAY_BE_TEXT_ONLY.has(html.charCodeAt(start) | 0x20)) return '';
  const name = html.slice(start, end).toLowerCase();
  return TEXT_ONLY.has(name) ? name : '';
}

const MAY_BE_TEXT_ONLY = new Set([...TEXT_ONLY].map((name) => name.charCodeAt(0)));

const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
const isWhite = (code: number): boolean => code === 32 || code === 10 || code === 9 || code === 12 || code === 13;
const endsName = (code: number): boolean => code === SLASH || code === GREATER || isWhite(code);
