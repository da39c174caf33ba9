/** Names of authors: what else stands in a byline, taken off. */
import { comparable, plain } from './plain.ts';

const LEAD =
  /^(?:(?:written|posted|published|reported|edited|created|story|words|text|photos?(?: and text)?|article|reporting)\s+by|by|from|author(?:s|\(s\))?|von|gastautor(?:in)?|autor(?:in|es|ka|zy|i|a|e)?|text|verfasst von|ein (?:artikel|beitrag|gastbeitrag|kommentar) von|par|auteur|propos recueillis par|por|postado por|publicado por|escrito por|di|da|a cura di|door|av|af|skrevet av|tekst|od|oleh|penulis|yazan|yazar|haber|tarafından|автор(?:ы|и|дар|ы)?|текст|материал|подготовил[аи]?|беседовал[аи]?|мәтін|авторы|фото|сүрет|muallif|müəllif|autori|napsal[a]?|kirjoittaja|teksti|szerző|írta|scris de|συντάκτης|γράφει(?: ο| η)?|του|της|作者|记者|記者|文|撰文|编辑|기자|글|ผู้เขียน|tác giả|كتب|بقلم)(?:\s*[:：|–-]\s*|\s+)(?=\S)/iu;
const JOIN = /\s*[,;|/•·&＆、،\n]\s*|\s+(?:and|und|et|y|e|i|и|og|och|en|ve|va|və|dan|та|мен|және|with|mit)\s+/iu;
/** From here on a byline speaks of something else. */
const TAIL =
  /\s*(?:[([{<].*|\s[-–—|]\s.*|,?\s+(?:in|aus|à|en|for|für|pour|para|на|@)\s+\p{Lu}.*|(?:\s|^)@\w+.*|\d{1,2}[.:/ ]\d.*|https?:.*|\b(?:updated|published|posted|last|on|am|le|el|um)\b[\s:]+\p{L}*\s*\d.*)$/iu;
const ROLE =
  /^(?:(?:senior|chief|staff|political|national|international|deputy|associate|managing|contributing|science|health|business|technology|sports?|foreign|guest|special|freelance|us|uk|world|news|digital|environment|climate|investigations?|data|culture|features?)\s+)*(?:editor|reporter|writer|correspondent|columnist|producer|journalist|contributor|photographer|author|reviews?|analyst|staff|team|freelancer|redakteur(?:in)?|reporter(?:in)?|korrespondent(?:in)?|journaliste|redactora?|периодист[ка]*|корреспондент|журналист|обозреватель|редактор|тілші|muhabir|editör[ü]?|redakcja|dziennikarz|opinion|exclusive|follow|subscribe|share|twitter|facebook|email|e-mail|linkedin|instagram|bio|md|phd|ph\.d\.?|m\.d\.?|jr\.?|rd|rdn|ceo|founder|cnn|bbc|getty.*|about|view profile|profile|more by.*|see all.*|all posts|all articles)$/iu;
/** Accounts that import or publish for others; never authors. */
const ACCOUNT =
  /\b(?:import|importer|feed|rss|admin|administrator|webmaster|cms|bot|robot|syndicat\w*|sys|root|user|test|wordpress|default|unknown|none|null|undefined|n\/a|anonymous|nobody|moderator|superadmin)\b|^(?:админ\w*|администратор|неизвестно|кто-то|anonym|gast)$/iu;
/** Who signs where nobody does; used where no person is named. */
const DESK =
  /\b(?:staff|newsroom|desk|news|team|editors?|editorial|redaktion|redaction|rédaction|redacción|redazione|redacția|redactie|redakcja|redakce|redaksi|redação|online|agency|agencies|agenc\w+|press|newswire|wire|magazine|media|online|tv|radio|gmbh|inc|ltd|llc|ag)\b|редакци\p{L}*|агентств\p{L}*|пресс-служб\p{L}*|редакция\p{L}*|ақпарат\p{L}*|编辑部|編集部|\.(?:com|org|net|de|ru|kz|info)\b|^\p{Lu}{2,6}$/iu;

/** Splits what names one or more authors, and cleans each; empty if nothing in it looks like a name. */
export function namesIn(value: string): string[] {
  const names: string[] = [];
  for (const part of splitNames(withoutLead(plain(value)))) {
    const name = cleanName(part);
    if (name !== null && !names.some((known) => comparable(known) === comparable(name))) names.push(name);
  }
  return names;
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

/** "Last, First" of one person is not two. */
function splitNames(text: string): string[] {
  return text.split(JOIN).filter((part) => part.trim() !== '');
}

function cleanName(part: string): string | null {
  const name = withoutLead(part.trim())
    .replace(TAIL, '')
    .replace(/^[\s"'“”«»*.,:;–—|-]+|[\s"'“”«»*,:;–—|-]+$/gu, '')
    .trim();
  if (name.length < 2 || name.length > 60 || !/\p{L}{2}/u.test(name)) return null;
  if (/https?:|www\.|[@{}<>\\=]|\d{2}/.test(name) || ROLE.test(name)) return null;
  if (name.split(/\s+/).length > 6) return null;
  return name;
}

export function isAccount(name: string): boolean {
  return ACCOUNT.test(name);
}

/** Whether a name is a desk, an agency or a company rather than a person. */
export function isDesk(name: string): boolean {
  return DESK.test(name);
}
