/** Paragraphs that sell, beg or explain the site instead of telling the story: subscriptions, newsletters, embeds. */
import { Forms } from '../forms.ts';

/** At the beginning of a word. */
const any = (...forms: readonly string[]): Forms => new Forms(forms.join('|'), '\\p{L}\\p{N}');

const MONEY =
  '(?:\\d[\\d.,]*\\s?(?:€|euro?s?|\\$|usd|dollars?|£|pounds?|руб|₽|₸|тг|тенге|zł|kr|kč|₺|tl|chf|fr\\.|元|円|원)|[€$£₽₸]\\s?\\d)';
const PERIOD =
  '(?:month|week|year|annual|monat|woche|jahr|mois|semaine|an(?:née)?s?|mes(?:es)?|semana|año|mese|settiman|anno|mês|ano|miesiąc|rok|tydzień|месяц|недел|год|мес|ай(?:ына)?|апта|жыл|maand|jaar|måned|månad|ay(?:lık)?|月|년)';

/** A price for a time. */
const PRICE = new RegExp(`${PERIOD}\\p{L}*[^.]{0,40}${MONEY}|${MONEY}[^.]{0,40}(?<!\\p{L})${PERIOD}`, 'iu');

const SUBSCRIPTION = any(
  'cancel (?:at )?any ?time|free trial|unlimited (?:digital )?access|already (?:a )?(?:subscrib|member|have an account)|(?:premium|subscriber)-only|subscribe (?:now|today|to continue)',
  'jederzeit kündbar|kündigung jederzeit|jederzeit (?:zum \\p{L}+ )?kündbar|probe(?:monat|abo|zeit)|schon (?:kunde|kundin|abonnent)|bereits (?:kunde|abonnent|registriert)|jetzt (?:\\p{L}+ )?(?:testen|abonnieren)|im voraus per|mehrwertsteuer',
  'sans engagement|résiliable|essai gratuit|déjà abonné|abonnez-vous|offre d.abonnement',
  'cancela cuando|sin permanencia|prueba gratis|ya (?:eres|es) suscriptor|suscríbete|hazte (?:socio|premium)|cancele quando|já é assinante|assine (?:já|agora)',
  'disdici|prova gratuita|già abbonato|abbonati (?:ora|a|subito)',
  'отменить в любой|пробный период|оформи(?:ть|те) подписку|уже (?:есть подписка|подписчик)|по подписке|жазылым рәсімде',
  'zrezygnuj|okres próbny|masz już (?:konto|prenumerat)|wykup|opzegbaar|probeer gratis|al abonnee|prøv gratis|ingen binding|allerede abonnent|avsluta när',
);

const CALL = any(
  '(?:sign up|subscribe|register)[^.]{0,60}(?:newsletter|inbox|e-?mail|alerts|updates|channel|podcast)|(?:follow|like|find|join|add) us (?:on|as)|follow [^.]{0,40} on (?:twitter|facebook|instagram|google news|x\\b)|download (?:our|the) (?:free )?(?:\\p{L}+ )?app|support our journalism|make a donation|delivered (?:straight |directly )?to your (?:inbox|door|letterbox)',
  'folgen sie uns|folge uns|newsletter (?:an|abon)|(?:für|zu) unseren (?:kostenlosen )?newsletter|externe[rn]? inhalt|redaktioneller inhalt|mit einem klick anzeigen|personenbezogene daten (?:können )?an|mit einer spende|ihr kommentar|kommentare? (?:ist|wird|werden|themenbezogen)',
  'suivez-nous|inscrivez-vous (?:à|pour)|recevez [^.]{0,40}newsletter|contenu externe|votre commentaire',
  'síguenos|suscríbete a|recibe [^.]{0,40}(?:newsletter|boletín)|contenido externo|siga-nos|inscreva-se|receba [^.]{0,40}newsletter|comentários com',
  'seguici|iscriviti (?:alla|al)|ricevi [^.]{0,40}newsletter',
  'подписывайтесь на|подпишитесь на|подписывайся на|читайте нас|присоединяйтесь к|следите за нашими|наш(?:ем|ем)? (?:telegram|телеграм)|больше новостей (?:в|на)|оставайтесь в курсе|каналға жазыл|бізге жазыл|арнамызға|ваш комментарий',
  'obserwuj nas|zapisz się (?:do|na)|śledź nas|volg ons|meld je aan|følg oss|følg os|följ oss|takip edin|abone olun|sledujte nás|ακολουθήστε|关注我们|關注我們|扫一扫|掃一掃|微信扫|구독하',
);

/** Whether a short paragraph names a price for a time. */
export function isPriced(text: string): boolean {
  return text.length <= 300 && /\d/.test(text) && PRICE.test(text);
}

/** Whether a short paragraph speaks of the terms of a subscription. */
export function isOffer(text: string): boolean {
  return text.length <= 300 && SUBSCRIPTION.test(text);
}

/** Whether a short paragraph calls upon the reader to subscribe, follow, comment or give, or stands for an embed. */
export function isCall(text: string): boolean {
  return text.length <= 300 && CALL.test(text);
}
