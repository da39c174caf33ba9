/** What the elements of HTML are to a reader of text. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements that carry no text of the page. */
export const TEXTLESS = words(
  'script style template iframe frame frameset object embed applet svg canvas audio video map datalist select ' +
    'option optgroup textarea input button progress meter head title meta link base param track noframes',
);

/** Elements that end a line before and after themselves. */
export const BLOCKS = words(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary ' +
    'table tbody td tfoot th thead tr ul amp-story-page',
);

export const HEADINGS = words('h1 h2 h3 h4 h5 h6');
export const LISTS = words('ul ol dl menu dir');
export const CELLS = words('td th');
