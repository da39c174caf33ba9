/** Words of consent and cookie walls. */
import { type Idea, of } from './pattern.ts';

/** A page that wants consent before it shows anything. */
export const CONSENT: readonly Idea[] = [
  /cookie|куки|печень[ея] браузера|čerez|çerez|クッキー|쿠키|kolačić|sütik|sušenk|evästeet|slapuk/iu,
  of(`
    partners?|partner[ns]?|partenaires|socios|партн[её]р|third part|dritt(?:e|anbieter)|tiers|terceros|derden|
    tredjep|vendors?|anbieter|серіктес|ortak|zaufan|рекламодател|第三方|パートナー`),
  of(String.raw`
    advert|ads?\b|werbung|anzeigen|publicit|anuncios|advertenties|реклам|жарнама|reklam|annons|iklan|reklám|
    mainos|广告|広告|personali[sz]|gepersonalise|персонализ`),
  of(`
    consent|einwillig|zustimm|consent|consentement|consentimiento|consenso|toestemming|akkoord|согласи|келісім|
    rıza|onay|zgod|samtyck|samtykk|suostumus|hozzájárul|souhlas|persetujuan|accept|akzept|aceptar|aceita|
    accetta|accepter|accepteer|принять|қабылда|kabul|akcept|godkänn|setuju|同意`),
  of(`
    privacy|datenschutz|confidentialit|privacid|privatsph|конфиденциальн|құпиялық|gizlilik|prywatno|integritet|
    personvern|personal data|personenbezogene|données personnelles|datos personales|dati personali|
    dados pessoais|персональны|gegevens|uw apparaat|your device|ihrem gerät|votre appareil|su dispositivo|
    ваше устройств|隐私|プライバシー`),
  of(String.raw`
    purposes?|zwecke?n?|finalit|propósitos|doel(?:en)?\b|целей|цели|мақсат|amaç|legitimate interest|berechtigte|
    intérêt légitime|interés legítimo|manage (?:your )?(?:choices|preferences|settings)|einstellungen|keuze|
    настройки|баптау|paramétrer|preferencias|preferenze|withdraw|widerruf|retirer|intrekken|change your mind|
    wijzigen`),
];

/** Words of a button or link that gives consent. */
export const ACCEPT = of(`
    accept|agree|i agree|allow all|got it|akzeptieren|zustimmen|einverstanden|alle annehmen|accepter|j'accepte|
    tout accepter|aceptar|acepto|aceitar|accetta|akkoord|accepteren|принять|согла[сш]|қабылдау|келісемін|
    kabul et|akceptuj|zgadzam|godkänn|acceptera|godta|tillad|hyväksy|elfogad|přijmout|souhlasím|setuju|同意|接受`);
