/** Beginnings of the names of places by whose time texts count, in the languages of rules; `_` for a space. */
import { fold } from '../text/fold.ts';

const STEMS = `
UTC гринвич гринвіч гринич greenwich grinvi griniç grinuiç всемирн universal_time universal coordinated_universal 协调世界 世界 格林 γκρίνουιτς گرینویچ ग्रीनविच
Asia/Almaty olmaota астан алмат казахстан қазақстан нур-султан astan almat kazakh qazaq қостанай kazajs
Asia/Bishkek бишкек бішкек кыргыз киргиз bishkek bişkek kyrgyz qirgʻiz qırğız kirguis
Asia/Tashkent daşkənd ташкент тошкент узбек ўзбек өзбек tashkent toshkent taşkent uzbek oʻzbek özbek
Asia/Dushanbe душанб таджик dushanb duşenbe duşanbe tajik tojik
Asia/Ashgabat ашхабад ашгабат туркмен ashgabat aşkabat turkmen türkmen
Asia/Baku баку boku азербайдж baku bakı bakü azerb azərb
Asia/Yerevan ереван армен yerevan ermeni armen
Asia/Tbilisi тбилис tiflis грузи tbilis gürcü georgian_time
Europe/Moscow москв московск мәскеу moscow moskva moskov moskau moscou moscú mosca москов маскава
Asia/Yekaterinburg екатеринбург
Asia/Krasnoyarsk красноярск
Asia/Irkutsk иркутск irkutsk
Asia/Yakutsk якутск
Asia/Vladivostok владивосток vladivostok
Asia/Sakhalin сахалин южно-сахалин sakhalin
Asia/Kamchatka камчат петропавловск-камчат kamchatka
Europe/Kyiv киев київ kyiv kiev
Europe/Minsk минск
Europe/Istanbul стамбул анкар турец турци түркия түрк türkiye ankara istanbul türk turkey turkish turkiye turqu turquía
Asia/Tehran тегеран иран tehran tahran iran تهران ایران
Asia/Kabul кабул афган kabul afgh afgan کابل
Asia/Karachi пакистан исламабад pakistan islamabad карачи
Asia/Kolkata инди дели indian new_delhi delhi india भारतीय
Asia/Kathmandu непал катманду nepal kathmandu नेपाल
Asia/Shanghai пекин китай бейжин beijing peking pekin pequim pechino chinese china çin 北京 中国
Asia/Urumqi синьцзян урумчи xinjiang urumqi 新疆
Asia/Taipei тайван taipei taiwan 台北 台湾
Asia/Tokyo токи япон жапон tokyo tokio tóquio japan japon giappon ιαπων 日本 東京 东京
Asia/Ulaanbaatar улан-батор монгол ulaanbaatar mongol
Asia/Ho_Chi_Minh вьетнам ханой vietnam hanoi
Asia/Dhaka дакк бангладеш dhaka bangladesh
Asia/Colombo colombo sri_lanka
Asia/Seoul сеул seoul korea
Asia/Manila манил филиппин manila philippin filipin filippin
Asia/Jakarta джакарт jakarta indonesia_barat
Asia/Makassar indonesia_tengah
Asia/Jayapura indonesia_timur
Asia/Bangkok бангкок bangkok thai
Asia/Yangon янгон мьянм yangon myanmar
Pacific/Auckland новозеланд new_zealand wellington auckland nueva_zel nouvelle-zél neuseel
Pacific/Port_Moresby папуа papua
Pacific/Efate вануату vanuatu port_vila
Pacific/Fiji fiji suva фидж
Pacific/Guadalcanal honiara solomon
Pacific/Apia apia samoa
Pacific/Tongatapu тонг tonga nuku'alofa
Australia/Sydney сидней sydney
Europe/Athens афин грец athens ελλάδ ελλαδ ελλην αθήν greek greece
Europe/Rome roma rome italia italie italy itália
Europe/Berlin берлин berlin deutsch mitteleuropäisch central_europe центральноевроп
Europe/Paris париж paris parís
Europe/London лондон london british uk_time británic
Europe/Madrid мадрид madrid peninsular español españa
Atlantic/Canary canari insular
Atlantic/Azores açores azores
Europe/Lisbon lisbo lisbon portugal continental
America/New_York нью-йорк вашингтон new_york washington eastern este_de
America/Chicago central_daylight central_standard us_central
America/Denver mountain_daylight mountain_standard mountain
America/Los_Angeles тихоокеан pacific pacífico los_angeles california
America/Anchorage аляск alaska anchorage
Pacific/Honolulu гавай hawaii honolulu
America/Mexico_City мехико мексик mexico_city ciudad_de_méxico centro_de_méxico cdmx méxico mexic
America/Guatemala guatemal
America/El_Salvador el_salvador salvador
America/Managua nicarag
America/Costa_Rica costa_ric
America/Bogota bogotá bogota colombia
America/Guayaquil quito ecuador
America/Lima lima perú peru
America/La_Paz bolivia
America/Santiago сантьяго чили santiago chile chilen continental_de_chile
America/Argentina/Buenos_Aires аргентин argentin buenos
America/Sao_Paulo бразил brasília brasilia brasil
America/Caracas caracas venezol venezuel
Africa/Algiers algérie algér algiers algeria
Africa/Casablanca rabat maroc morocc marrue
Asia/Jerusalem израил israel jerusalem
Asia/Damascus сири syria damas
`;

let stems: ReadonlyMap<string, string> | undefined;

/** IANA zones by folded beginnings of names. */
export function zoneStems(): ReadonlyMap<string, string> {
  stems ??= new Map(
    STEMS.trim()
      .split('\n')
      .flatMap((line) => {
        const [zone = '', ...names] = line.split(' ');
        return names.map((name) => [fold(name.replaceAll('_', ' ').trim()), zone] as const);
      }),
  );
  return stems;
}
