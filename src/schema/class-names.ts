/** What is stable in class names: build tools append hashes and counters that the next build changes. */

/** The default of CSS modules, `[name]_[local]__[hash:base64:5]`: many of their hashes look like words. */
const MODULE_CLASS = /^([A-Z][A-Za-z\d]*_\w[\w-]*?__)[\w+-]{5}$/;

/** `Article_body__` of `Article_body__x7Ki2`; null where it is no class of a CSS module. */
export function moduleClass(name: string): string | null {
  return MODULE_CLASS.exec(name)?.[1] ?? null;
}

/** The class name without what looks generated, lower case; empty where nothing is left. */
export function stableClass(name: string): string {
  const parts = (moduleClass(name) ?? name).split(/[-_:./]+/).filter((part) => part !== '' && !isGenerated(part));
  return parts.join('-').toLowerCase();
}

/** Whether a part of a class name looks like a number or like a build's hash. */
export function isGenerated(part: string): boolean {
  if (/^\d+$/.test(part)) return true;
  if (part.length < 5) return false;
  if (/\d/.test(part)) return !/^[a-z]+\d{1,3}$/i.test(part);
  return flips(part) || /[bcdfghjklmnpqrstvwxz]{6}/i.test(part);
}

/** Case changes too often for words: `kYRtLn`. */
function flips(part: string): boolean {
  const words = part.match(/[A-Z]+[a-z]*|[a-z]+/g) ?? [];
  return words.length >= 3 && part.length / words.length < 3;
}
