/** Articles of an invented newspaper, one per number: enough like real ones for a reader to find title, date and text. */
import { Random } from './random.ts';

export interface Article {
  readonly number: number;
  readonly title: string;
  /** ISO 8601, without time. */
  readonly date: string;
  /** As it is printed. */
  readonly printedDate: string;
  readonly author: string;
  readonly paragraphs: readonly string[];
}

export const PAPER = 'The Canal Courier';
/** What its pages say beside their articles. */
export const IMPRINT = `${PAPER} is an invented newspaper.`;

const PLACES = ['Karatal', 'Ush-Tobe', 'Sary-Bulak', 'Temirlik', 'Kok-Jar', 'Aksai', 'Tuyuk', 'Chilik'] as const;
const SUBJECTS = [
  'The district council',
  'A team of volunteers',
  'The water company',
  'The school board',
  'A group of herders',
  'The regional railway',
  'The hospital',
  'A retired geologist',
] as const;
const ACTIONS = [
  'opened a new bridge over the northern canal',
  'asked for more time to repair the heating plant',
  'counted the snow leopards of the upper valley',
  'presented its plans for the old grain store',
  'published the results of a survey among four hundred families',
  'replaced the pumps that had failed twice in autumn',
  'invited the neighbouring villages to a day of talks',
  'finished the map of all wells along the road',
] as const;
const REASONS = [
  'after three months of work that cost less than planned',
  'because the spring flood had damaged the older one',
  'although several members had voted against it in the summer',
  'while the first snow fell on the passes and traffic slowed down',
  'so that nobody needs to drive to the city for it any longer',
  'which had been promised, as residents remember, for eleven years',
] as const;
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
] as const;

/** What a reader must find on the page of that number. */
export function articleTitle(number: number): string {
  const random = new Random(number);
  return `Report ${number}: ${random.pick(PLACES)} hears from ${random.pick(SUBJECTS).toLowerCase()}`;
}

/** The same for the same number. */
export function articleOf(number: number): Article {
  const random = new Random(number + 1_000_000);
  const day = 1 + (number % 28);
  const month = number % MONTHS.length;
  return {
    number,
    title: articleTitle(number),
    date: [2025, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-'),
    printedDate: `${day} ${MONTHS[month]} 2025`,
    author: 'Aigul Serova',
    paragraphs: Array.from({ length: 5 }, (_, index) => paragraph(random, number, index)),
  };
}

/** A whole page of it, plainly built. */
export function articlePage(number: number): string {
  const { title, date, printedDate, author, paragraphs } = articleOf(number);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} | ${PAPER}</title>
<meta property="og:title" content="${title}">
<meta property="article:published_time" content="${date}T08:30:00+05:00">
</head>
<body>
<nav><a href="/">Home</a> <a href="/region">Region</a> <a href="/weather">Weather</a> <a href="/about">About</a></nav>
<article>
<h1>${title}</h1>
<p class="byline">By ${author}, ${printedDate}</p>
${paragraphs.map((one) => `<p>${one}</p>`).join('\n')}
</article>
<aside><h4>Also read</h4><ul><li><a href="/news/story-${number + 1}">The next report</a></li></ul></aside>
<footer>${IMPRINT} <a href="/contact">Contact</a></footer>
</body>
</html>
`;
}

function paragraph(random: Random, number: number, index: number): string {
  const sentences = Array.from({ length: 3 }, () => {
    const place = random.pick(PLACES);
    return `${random.pick(SUBJECTS)} in ${place} ${random.pick(ACTIONS)}, ${random.pick(REASONS)}.`;
  });
  return `${sentences.join(' ')} This is item ${index + 1} of file ${number}, as the archive in ${random.pick(PLACES)} has it.`;
}
