/** Links that lead to an author. */

/** Links to an author's page. */
export function isAuthorLink({ rel, href }: Readonly<Record<string, string>>): boolean {
  if (rel !== undefined && /\bauthor\b/.test(rel)) return true;
  return href !== undefined && AUTHOR_PATH.test(href);
}

const AUTHOR_PATH =
  /\/(?:authors?|autor(?:en|es|zy|i)?|auteurs?|writers?|people|persons?|staff|by|team|contributors?|reporters?|journalists?|columnists?|redakteure?|redaktion|avtory?|yazar(?:lar)?|penulis|bylines?)\/[^/?#]+/i;
