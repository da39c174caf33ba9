/** Words of bot checks, and of pages whose program did not start. */
import { type Idea, of } from './pattern.ts';

/** A page that checks whether its visitor is a program. */
export const BOT_CHECK: readonly Idea[] = [
  of(String.raw`
    humans?\b|a person\b|robots?\b|not a robot|bots?\b|automated|malicious|crawlers?|a program\b|programs?\b|
    scripts?\b|mensch|roboter|un humain|un robot|humano|umano|человек|робот|адам екен|бот|insan|mens\b|człowiek|
    manusia|人間|机器人|真人|ロボット|사람|로봇`),
  of(`
    check|verif|confirm|making sure|make sure|prove|prüf|überprüf|bestätig|vérifi|comprob|control(?:la|ando)|
    провер|подтвер|тексер|растау|doğrula|kontrol|sprawdz|weryfik|kontroll|ověř|memeriksa|memverif|перевір|验证|検証|
    確認|확인`),
  of(`
    security|safety|protect|secure|sicherheit|schutz|sécurit|seguridad|segurança|sicurezza|безопасн|защит|
    қауіпсіз|güvenlik|veiligheid|bezpiecze|säkerhet|bezpečnost|keamanan|безпек|安全|セキュリティ|보안|ddos|firewall`),
  of(`
    connection|browser|verbindung|connexion|navigateur|conexión|navegador|соединени|браузер|подключени|қосылым|
    bağlantı|tarayıcı|verbinding|połączeni|przeglądark|anslutning|webbläsare|koneksi|连接|浏览器|ブラウザ|브라우저|network|
    ip[- ]address`),
  of(`
    javascript|java script`),
  of(`
    wait|a moment|few seconds|seconds|shortly|warten|moment|sekunden|patient|secondes|espere|segundos|attend|
    подожд|секунд|күте|bekle|saniye|wacht|seconden|czeka|sekund|vänta|tunggu|зачекай|稍候|お待ち|기다`),
  of(`
    captcha|recaptcha|hcaptcha|turnstile|puzzle|challenge|slide to|press (?:&|and) hold|rätsel`),
  of(`
    unusual traffic|suspicious|too many requests|access (?:to this page )?(?:has been )?(?:denied|blocked)|
    ungewöhnlich|trafic inhabituel|tráfico inusual|подозрительн|необычн|доступ (?:ограничен|запрещ)|күдікті|
    şüpheli|verdacht|blocked`),
  of(`
    ray id|request (?:id|number)|reference (?:id|number|#)|incident id|event id|support id|
    performance (?:&|and) security by|protected by|vorgangsnummer|номер запроса|идентификатор запроса|your ip`),
];

/** A program that did not start. */
export const NEEDS_SCRIPT =
  /(?:enable|turn on|requires?|need|activate|aktivieren|einschalten|activer|activar|habilit|attiva|включите|қосыңыз|etkinleştir|włącz|aktivera|inschakelen|ingeschakeld|без|without)\b.{0,40}java ?script|java ?script.{0,60}(?:enable|required|disabled|aktivier|deaktivier|désactivé|desactivado|отключен|включ|қос|etkin|wyłącz|uitgeschakeld)/iu;
