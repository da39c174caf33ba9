/** Names of authors: what else stands in a byline, taken off. */
import { comparable, plain } from './plain.ts';

/** Words before a name. */
export const LEAD =
  /^(?:(?:(?:re)?written|posted|published|reported|edited|created|reviewed|story|words|text|photos?(?: and text)?|article|reporting)\s+by|by|from|author(?:s|\(s\))?|von|gastautor(?:in)?|autor(?:in|es|ka|zy|i|a|e)?|text|verfasst von|ein (?:artikel|beitrag|gastbeitrag|kommentar) von|quelle|source|par|auteur|propos recueillis par|por|postado por|publicado por|escrito por|di|da|a cura di|door|av|af|skrevet av|tekst|od|oleh|penulis|yazan|yazar|haber|автор(?:ы|и|дар)?|текст|материал|подготовил[аи]?|беседовал[аи]?|мәтін|фото|сүрет|muallif|müəllif|autori|napsala?|kirjoittaja|teksti|szerző|írta|scris de|συντάκτης|γράφει(?: ο| η)?|作者|记者|記者|文|撰文|编辑|기자|글|ผู้เขียน|tác giả|كتب|بقلم)(?:\s*[:：|–-]\s*|\s+)(?=\S)/iu;
/** Between names. A conjunction joins only what may be two names. */
const LIST = /\s*[;|/•·＆、،\n]\s*|\s*,\s+|\s*,(?=\p{L})/u;
const CONJUNCTION = /\s+(?:and|und|et|y|e|i|и|og|och|en|ve|va|və|dan|та|мен|және|with|mit|&)\s+/iu;
/** From here on a byline speaks of something else. */
const TAIL =
  /\s*(?:[[{<].*|\s[-–—|]\s.*|,?(?<=\S\s\S+)\s+(?:in|aus|à|en|for|für|pour|para|на|at|bei|@)\s+\p{Lu}.*|(?:\s|^)@\w+.*|\d{1,2}[.:/ ]\d.*|https?:.*|\s(?:기자|記者|记者)(?:\s.*)?|\b(?:updated|published|posted|last|on|am|le|el|um)\b[\s:]+\p{L}*\s*\d.*)$/iu;
/** Words of a role, a button or a label; a part with one of them is no name. */
const NOT_A_NAME =
  /(?<!\p{L})(?:editors?|reporters?|writers?|correspondents?|columnists?|producers?|journalists?|contributors?|photographers?|authors?|reviewers?|analysts?|managers?|founders?|director|consultants?|specialists?|engineers?|strategists?|officers?|winemaker|professor|attorney|freelancer|redakteur(?:in)?|reporterin|korrespondent(?:in)?|chefredakteur|auteur|journaliste|redactora?|периодист\p{L}*|корреспондент\p{L}*|журналист\p{L}*|обозревател\p{L}*|редактор\p{L}*|тілші\p{L}*|muhabir\p{L}*|editör\p{L}*|dziennikarz\p{L}*|exclusive|follow|subscribe|share|twitter|facebook|e-?mail|linkedin|instagram|bio|profile|published|updated|posted|comments?|members?|minutes?|min read|read more|see all|all posts|all articles|more by|about|view|click|print|image|photo|getty|copyright|cookies?|newsletter|sign up|log ?in|aktualisiert|veröffentlicht|lesezeit|minuten|kommentare?|teilen|merken|опубликовано|обновлено|просмотр\p{L}*|комментари\p{L}*)(?!\p{L})/iu;
const CREDENTIAL = /^(?:\p{Lu}[\p{Lu}.]{0,5}|ph\.?d\.?|jr\.?|sr\.?|dr\.?|esq\.?)$/iu;
/** Accounts that import or publish for others; never authors. */
const ACCOUNT =
  /\b(?:import|importer|feed|rss|admin|administrator|webmaster|cms|bot|robot|syndicat\w*|sys|root|user|test|wordpress|default|unknown|none|null|undefined|n\/a|anonymous|nobody|moderator|superadmin)\b|^(?:админ\p{L}*|администратор|неизвестно|anonym|gast)$/iu;
/** Who signs where nobody does; used where no person is named. */
const DESK =
  /(?<!\p{L})(?:staff|newsroom|desk|news|nachrichten|noticias|team|editorial|redaktion|redaction|rédaction|redacción|redazione|redacția|redactie|redakcja|redakce|redaksi|redação|online|agency|agencies|agenc\p{L}+|press|newswire|wire|magazine|media|tv|radio|times|post|gmbh|inc|ltd|llc|ag|редакци\p{L}*|агентств\p{L}*|пресс-служб\p{L}*|ақпарат\p{L}*)(?!\p{L})|redaktion|编辑部|編集部|新聞|shimbun|\.(?:com|org|net|de|ru|kz|info|lt)$/iu;
const MAX_WORDS = 6;
/** Longer values name nobody in their rest. */
const MAX_LENGTH = 500;

/** Splits what names one or more authors, and cleans each; empty if nothing in it looks like a name. */
export function namesIn(value: string): string[] {
  const text = plain(value.slice(0, MAX_LENGTH));
  if (/^(?:https?:|www\.|\/|@)/i.test(text)) return [];
  const names = new Map<string, string>();
  for (const part of splitNames(withoutLead(text.replace(/\([^)]*\)/g, ' ')))) {
    const name = cleanName(part);
    if (name !== null && !(names.size > 0 && CREDENTIAL.test(name)) && !names.has(comparable(name)))
      names.set(comparable(name), name);
  }
  return [...names.values()];
}

function withoutLead(text: string): string {
  let rest = text;
  for (let pass = 0; pass < 3; pass += 1) {
    const shorter = rest.replace(LEAD, '').trim();
    if (shorter === rest) break;
    rest = shorter;
  }
  return rest;
}

function splitNames(text: string): string[] {
  return text.split(LIST).flatMap((part) => {
    const joined = part.split(CONJUNCTION);
    // "Center for Evaluation and Research" is one name
    const names =
      joined.every((each) => each.trim().split(/\s+/).length >= 2) || joined.every((each) => !/\s/.test(each.trim()));
    return names ? joined : [part];
  });
}

function cleanName(part: string): string | null {
  const name = withoutLead(part.trim())
    .replace(TAIL, '')
    .replace(/^[\s"'“”«»*.,:;–—|~-]+|[\s"'“”«»*,:;–—|-]+$/gu, '')
    .trim();
  if (name.length < 2 || name.length > 60 || !/\p{L}{2}/u.test(name)) return null;
  if (/https?:|www\.|[@{}<>()\\=?!]|\d{2}/.test(name) || NOT_A_NAME.test(name)) return null;
  // a lead alone
  if (withoutLead(`${name} x`) === 'x') return null;
  return name.split(/\s+/).length > MAX_WORDS ? null : name;
}

export function isAccount(name: string): boolean {
  return ACCOUNT.test(name);
}

/** Whether a name looks like a person's rather than a desk's, an agency's or a login's. */
export function isPerson(name: string): boolean {
  return (
    !DESK.test(name) && !/^[\p{Lu}\d.]{2,6}$/u.test(name) && (/\p{Lu}|\p{Lo}/u.test(name) || !/\p{Ll}/u.test(name))
  );
}
