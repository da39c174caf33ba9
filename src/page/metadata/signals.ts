/** Names and addresses that give away consent layers and bot checks. */
const CONSENT_NAME =
  /cookie-?_?wall|consent-?_?(?:wall|page|gate)|(?:^|\s)(?:onetrust|didomi|sp_message|cmp)[-_]?(?:container|banner|host|wrapper|consent)/i;

export const CHALLENGE =
  /challenges\.cloudflare|cdn-cgi\/challenge|captcha-delivery|px-cloud|perimeterx|_incapsula_|awswaf|hcaptcha\.com|recaptcha\/(?:api|enterprise)|geetest|ddos-guard|smartcaptcha/i;

const CHALLENGE_NAME =
  /(?:^|\s)(?:px-captcha|cf-(?:challenge|browser|error)[\w-]*|challenge-(?:form|running|stage)|g-recaptcha|h-captcha|captcha[\w-]*)(?:\s|$)/i;

/** What classes and ids give away. */
export function signalsOf(names: string): { readonly consent: boolean; readonly challenge: boolean } {
  return { consent: CONSENT_NAME.test(names), challenge: CHALLENGE_NAME.test(names) };
}
