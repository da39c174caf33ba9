/** XML as it is written here: elements, attributes, text. A library would be larger than what it takes off us. */

type Child = string | null;

/** An element of elements; null ones are left out, and so is the element where none is left. */
export function parent(name: string, children: readonly Child[], attributes: Attributes = {}): Child {
  const inner = children.filter((child) => child !== null);
  return inner.length === 0 ? null : `<${opening(name, attributes)}>${inner.join('')}</${name}>`;
}

/** An element of text; null without one. */
export function leaf(name: string, value: string | number | null): Child {
  return value === null ? null : `<${name}>${escaped(String(value))}</${name}>`;
}

export type Attributes = Readonly<Record<string, string>>;

/** What stands between the brackets of a start tag. */
export function opening(name: string, attributes: Attributes): string {
  return [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');
}

/** Characters that XML 1.0 has no way to write, lone surrogates among them. */
const IMPOSSIBLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;
/** Markup, and what terminals or parsers would not leave as it is. */
const SPECIAL = /[&<>"'\x7f-\x9f\r\u202a-\u202e\u2066-\u2069]/gu;

function escaped(text: string): string {
  return text.replace(IMPOSSIBLE, '\ufffd').replace(SPECIAL, (char) => `&#${char.codePointAt(0)};`);
}
