/** What a browser would not show. */
import type { Element } from 'domhandler';
import { remembering } from '../memo.ts';

const STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0?(?:\.0+)?\s*(?:;|!|$)|font-size\s*:\s*0(?:px|em|rem|pt|%)?\s*(?:;|!|$))/i;
const CLASS =
  /(?:^|\s)(?:hidden|hide|is-hidden|u-hidden|visually-?hidden|sr-only|screen-reader-text|d-none|invisible|element-invisible|noscreen)(?=\s|$)/i;
/** Utility classes that show an element again from some screen width on. */
const RESPONSIVE = /(?:sm|md|lg|xl|2xl|xxl)[:-](?:block|flex|inline|grid|contents|table|visible)/;

/** Whether the element's own markup hides it, style sheets unread. */
export function isHidden({ name, attribs }: Element): boolean {
  if (attribs.hidden !== undefined || attribs['aria-hidden'] === 'true') return true;
  if (name === 'dialog' && attribs.open === undefined) return true;
  const { style, class: classes } = attribs;
  if (style !== undefined && STYLE.test(style)) return true;
  return classes !== undefined && hides(classes);
}

const hides = remembering((classes: string) => CLASS.test(classes) && !RESPONSIVE.test(classes));
