/** Words of error pages. */
import { type Idea, of } from './pattern.ts';

/** Titles and headlines of error pages. */
export const ERROR_TITLE =
  /^[^\p{L}\p{N}]*(?:error[^\p{L}\p{N}]*)?(?:40[0-9]|41[0-9]|50[0-9])\b|^(?:http )?(?:error|fehler|erreur|ошибка|қате|hata|błąd)[^\p{L}\p{N}]*(?:\d{3})?[^\p{L}\p{N}]*$|(?:page|site|article|document|file|seite|artikel|beitrag|страниц\p{L}*|материал|новость|бет(?:тер)?|парақша|sayfa|pagina|página|artículo|artigo|sidan|siden|stron\p{L}*|stránk\p{L}*|halaman|сторінк\p{L}*|oldal|sivua)[^\p{L}\p{N}]+(?:\p{L}+[^\p{L}\p{N}]+){0,6}?(?:not found|not available|no longer|does(?:n['’]t| not) exist|cannot be found|can['’]t be found|missing|nicht (?:gefunden|mehr|verfügbar|vorhanden)|existiert nicht|introuvable|n['’]existe|no (?:existe|encontrada?|se encontr)|não (?:encontrad|existe)|non (?:trovata|esiste|è stata)|niet gevonden|bestaat niet|не найден|не существует|удален|табылма|жоқ|bulunama|nie (?:istnieje|znaleziono|została)|hittades inte|finns inte|ikke funnet|ikke fundet|nenalezen|neexistuje|tidak ditemukan|не знайден|nem található|ei löyt)|(?:not found|nothing (?:was )?found|введите корректный|ничего не найдено|nie znaleziono strony|页面不存在|找不到(?:页面|网页)|ページが見つかりません|페이지를 찾을 수 없)[^\p{L}\p{N}]*$|^(?:internal server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|forbidden|access denied|bad request|unauthorized|server error|database error|error establishing a database connection|account suspended|site (?:is )?(?:under maintenance|temporarily unavailable)|under (?:construction|maintenance)|wartungsarbeiten|technische störung|технические работы|сайт временно недоступен|доступ запрещ[её]н|техникалық жұмыстар|bakım çalışması|maintenance)[^\p{L}\p{N}]*$/iu;

/** What error pages say; a page of this length with two of them is one. */
export const ERROR: readonly Idea[] = [
  /\b(?:error|fehler|erreur|ошибка|қате|hata|błąd)\W{0,3}(?:40\d|41\d|50\d)\b|\b(?:40\d|41\d|50\d)\b\W{0,3}(?:error|not found|fehler|ошибка|hata)/iu,
  ERROR_TITLE,
  of(String.raw`
    the page you(?:[’']re| are| were)? (?:looking|requested|tried|want)|
    die (?:von ihnen )?(?:gesuchte|angeforderte) seite|la page (?:que vous|demandée)|
    la página que (?:busca|buscas|intenta|você)|a página que você|la pagina (?:che|richiesta)|
    de (?:pagina|gevraagde)|запрашиваем\p{L}* страниц|страниц\p{L}*,? котор|сіз (?:іздеген|сұраған)|
    aradığınız sayfa|strona,? której|sidan du|siden du|stránka,? kterou|halaman yang anda|сторінк\p{L}*,? яку|
    您(?:访问|查找)的页面|お探しのページ`),
  of(`
    (?:may|might) have (?:been )?(?:moved|removed|deleted|renamed|expired)|
    wurde (?:verschoben|gelöscht|entfernt)|a été (?:déplacée|supprimée)|ha sido (?:movida|eliminada)|
    foi (?:movida|removida)|была (?:удалена|перемещена|перенесена)|жойылған|kaldırılmış|
    została (?:usunięta|przeniesiona)|verwijderd|byla (?:odstraněna|přesunuta)|telah dihapus`),
  of(`
    (?:go|return|back) to (?:the )?(?:home|main|front|start)|zur(?:ück zur)? startseite|
    retour(?:ner)? à l['’]accueil|volver (?:al|a la) (?:inicio|página)|voltar (?:para|à)|torna alla home|
    terug naar|на главную|басты бетке|ana ?sayfa|stron[ęay] główn|till startsidan|tilbake til|na hlavní stránku|
    kembali ke beranda|на головну|返回首页|トップページ`),
  of(`
    check the (?:url|address|spelling)|try (?:again later|searching|the search)|überprüfen sie die|vérifiez l|
    compruebe la|verifique o|controleer|проверьте (?:адрес|правильность)|неправильно (?:набран|введ)|мекенжай|
    kontrol edin|sprawdź|kontrollera|zkontrolujte|periksa kembali|please try again|versuchen sie es`),
];
