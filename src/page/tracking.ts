/** Query parameters that measure campaigns and clicks and never choose a page, by the vendors' documentation. */
const NAMES: ReadonlySet<string> = new Set([
  // Google, Microsoft
  ...[
    'gclid',
    'gclsrc',
    'dclid',
    'gbraid',
    'wbraid',
    'gad_source',
    'gad_campaignid',
    'srsltid',
    '_ga',
    '_gl',
    'msclkid',
  ],
  // Yandex, OpenStat, Mail.ru
  ...['yclid', 'ysclid', 'ymclid', '_openstat', 'rb_clickid'],
  // social networks
  ...['fbclid', 'fb_action_ids', 'fb_action_types', 'igshid', 'igsh', 'twclid', 'ttclid', 'li_fat_id', 'epik', 'sccid'],
  // Mailchimp, HubSpot, Marketo, Omeda, Vero, MailerLite, Branch
  ...['mc_cid', 'mc_eid', '_hsenc', '_hsmi', '__hstc', '__hssc', '__hsfp', 'hsctatracking', 'mkt_tok', 'oly_anon_id'],
  ...['oly_enc_id', 'vero_id', 'vero_conv', 'ml_subscriber', 'ml_subscriber_hash', '_branch_match_id'],
]);

/** Urchin (Google Analytics), Matomo and its older names. */
const PREFIXES = ['utm_', 'mtm_', 'matomo_', 'pk_', 'piwik_'] as const;

/** Whether a query parameter of this name says nothing about which page is meant. */
export function isTracking(name: string): boolean {
  const lower = name.toLowerCase();
  return NAMES.has(lower) || PREFIXES.some((prefix) => lower.startsWith(prefix));
}
