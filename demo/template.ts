/** Values of a template: text, flags, and lists of further values. */
export interface Values {
  readonly [name: string]: string | boolean | Values | readonly Values[] | undefined;
}

/**
 * Fills a template: `{{name}}` as escaped text, `{{{name}}}` as markup, `{{#name}}…{{/name}}` once for each value of
 * a list, or once where the value is neither empty nor false. Inner sections see the outer values too.
 */
export function fill(template: string, values: Values): string {
  return template
    .replace(/\{\{#(\w+)\}\}([\s\S]*?)\{\{\/\1\}\}/g, (_, name: string, inner: string) =>
      scopes(values[name])
        .map((scope) => fill(inner, { ...values, ...scope }))
        .join(''),
    )
    .replace(/\{\{\{(\w+)\}\}\}/g, (_, name: string) => text(values, name))
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(text(values, name)));
}

function scopes(value: Values[string]): readonly Values[] {
  if (value === undefined || value === '' || value === false) return [];
  if (Array.isArray(value)) return value;
  return typeof value === 'object' ? [value as Values] : [{}];
}

function text(values: Values, name: string): string {
  const value = values[name];
  if (typeof value !== 'string') throw new TypeError(`the template names ${name}, which has no text`);
  return value;
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
