/** What is evaluated inside a page, in a world of its own: the page's scripts cannot change what it is built from. */

/** Where the page stands: the length of its text, and whether it is still being parsed. */
export const PROBE = `(() => {
  const root = Document.prototype.querySelector.call(document, ':root');
  return { size: root?.textContent.length ?? 0, loading: document.readyState === 'loading' };
})()`;

/**
 * The page as text: { length, html }, html null where it is longer than allowed. Open shadow roots are flattened into
 * their hosts, as a reader sees them: a slot becomes what is assigned to it.
 */
export const serialise = (maxLength: number) => `(() => {
  const all = (root) => [...root.querySelectorAll('*')];
  const flatten = (root) => {
    for (const host of all(root)) {
      const shadow = host.shadowRoot;
      if (!shadow) continue;
      flatten(shadow);
      for (const slot of shadow.querySelectorAll('slot')) {
        const assigned = slot.assignedNodes({ flatten: true });
        slot.replaceWith(...(assigned.length > 0 ? assigned : slot.childNodes));
      }
      host.replaceChildren(...shadow.childNodes);
    }
  };
  const root = Document.prototype.querySelector.call(document, ':root');
  if (root === null) return { length: 0, html: '' };
  try { flatten(root); } catch {}
  const html = '<!DOCTYPE html>' + root.outerHTML;
  return { length: html.length, html: html.length > ${maxLength} ? null : html };
})()`;
