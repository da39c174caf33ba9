/** Words of subscription offers. */

/** An offer of a subscription in place of the rest of the text. */
export const PAYWALL: readonly RegExp[] = [
  /(?:subscribe|sign up|register|log ?in|become a member)\b.{0,40}\b(?:to (?:continue|keep|read|unlock|view|access)|for (?:full|unlimited) access)|(?:this|the full|rest of (?:this|the)) (?:article|story|content|text) is (?:only |exclusively )?(?:available )?(?:for|to) (?:subscribers|members|paying)|(?:already a subscriber|you have reached your (?:free )?(?:article )?limit|free articles? (?:left|remaining))/iu,
  /(?:weiterlesen|lesen sie weiter|jetzt (?:testen|abonnieren|weiterlesen)|nur für abonnenten|mit .{0,20}abo\b.{0,30}(?:lesen|zugang)|sie sind bereits abonnent|diesen (?:artikel|text) .{0,30}(?:abo|plus))/iu,
  /(?:réservé aux abonnés|abonnez-vous (?:pour|à)|il vous reste .{1,12}% de cet article|déjà abonné)/iu,
  /(?:solo para suscriptores|suscríbete para|contenido exclusivo para suscriptores|exclusivo para assinantes|assine para|contenuto riservato agli abbonati|abbonati per)/iu,
  /(?:доступ(?:ен|на|но)? (?:только )?(?:по подписке|подписчикам)|оформите подписку|только для подписчиков|жазылушыларға ғана|абонентам доступно|читать (?:далее|полностью) .{0,20}подписк)/iu,
  /(?:dostęp(?:ny|na)? (?:tylko )?dla (?:abonentów|prenumeratorów)|wykup (?:dostęp|prenumeratę)|alleen voor abonnees|word abonnee|för prenumeranter|for abonnenter|pouze pro předplatitele|sadece aboneler|会员专享|この記事は会員|有料会員限定|구독자 전용)/iu,
];
