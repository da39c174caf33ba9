/** The forests' data card. */

export interface FieldReport {
  readonly field: string;
  /** Examples of each site, the fewest first. */
  readonly sites: readonly number[];
  /** Cross-validation by site: of all examples, and of each kind. */
  readonly parts: readonly {
    readonly kind: string;
    readonly good: number;
    readonly bad: number;
    readonly area: number;
    /** Share of the bad ones that the score refuses where it refuses 5 % of the good ones. */
    readonly badRefused: number;
  }[];
}

/** Markdown. Sites go by number: pages and names of the corpora are no part of the project. */
export function cardOf(reports: readonly FieldReport[]): string {
  return `# What looks like a field: data card

Written by \`node eval/train-likeness.ts\`, which fits \`text.json\`, \`title.json\`, \`date.json\` and \`authors.json\`: gradient-boosted trees over numbers that know no word of any language (\`text-features.ts\`, \`value-features.ts\`).

Data: saved pages of seven public corpora with a body read by people, and titles, dates and names where three of them have some. Examples of texts: what each fallback reads (density, the page's own data, Readability), elements of each page drawn by its name, and the densest body with parts missing; good is a words F1 of at least .7 with the truth. Examples of values: titles that pages state, headings, times, names and other lines; good is what agrees with the truth. Some texts come again without their page, without its title, or cut to a notice, alone or beside other articles.

Figures: five-fold cross-validation; all pages of a site are in one fold. Refused: share of the bad examples below the score that refuses 5 % of the good ones.
${reports.map(tableOf).join('')}`;
}

function tableOf({ field, sites, parts }: FieldReport): string {
  const median = sites[Math.floor(sites.length / 2)] ?? 0;
  const rows = parts.map(
    ({ kind, good, bad, area, badRefused }) =>
      `| ${kind} | ${good} | ${bad} | ${Number.isNaN(area) ? '' : area} | ${bad === 0 ? '' : badRefused} |`,
  );
  return `
## ${field}

${sites.length} sites, ${sites[0] ?? 0} to ${sites.at(-1) ?? 0} examples each, median ${median}.

| examples | good | bad | area under the curve | bad refused |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
