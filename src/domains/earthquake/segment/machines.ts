/** Words by which a text speaks to machines, in all languages: rules of text/pattern.ts over folded text. */

/** Acronyms, as written: "ia" is a pronoun in Indonesian, "ai" an article in Italian. */
export const ACRONYM = /(?<![\p{L}\p{N}])(?:AIs?|A\.I\.|IAs?|KI|ИИ|ЖИ|YZ|LLMs?|GPT|एआई\p{M}*)(?![\p{L}\p{N}])/u;

/** What reads a text by itself and nothing else. */
export const MACHINES: readonly string[] = [
  'llms?|chatgpt|gpt-\\d*|language[- ]models?|chat ?bots?|parsers?|scrapers?|web crawlers?|crawlers?|extractors?|summari[sz]ers?',
  '(extraction|summari[sz]ation|indexing) (bots?|systems?|agents?|pipelines?|tools?|models?)|machine[- ]readers?|neural networks?|bots',
  '(ai|digital|virtual|automated) (assistants?|agents?|readers?|models?)|seismobot|(dear|hey|hello) (assistant|model|ai|bot|machine|robot|algorithm)',
  'ии-*|нейросет*|нейронн* сет*|языков* модел*|чат-?бот*|бот(ам|ов|ы|у)?|парсер*|искусственн* интеллект*|краулер*|робот-читател*|роботам',
  '(автоматическ*|умн*|цифров*) (анализатор*|ассистент*|помощник*|парсер*|читател*)|ассистент*|систем* извлечен*',
  'жасанды интеллект*|жи-*|нейрожелі*|тілдік модел*|jasandy intellekt*|tıldık model*|жасалма интеллект*|тил(дик)? модел*|чатбот*',
  "sun'iy intellekt*|til model*|neyrotarmoq*|сунъий интеллект*|süni intellekt*|süni zəka*|dil model*|yapay zek*|ayrıştırıcı*|sohbet bot*|bot(lara|larga|larına|lar üçün)",
  'inteligencia artificial|inteligência artificial|modelos? de (lenguaje|linguagem|língua|idioma)|robots? de (extracción|rastreo|búsqueda)|rastreadores|analizadores|chatbots?',
  "intelligence artificielle|modèles? (de langage|de langue|linguistiques?)|robots? d'*|agents? conversationnels?|assistants? virtuels?",
  'ki-*|künstliche* intelligenz|sprachmodell*|intelligenza artificiale|modell[io] linguistic[io]|modell[io] di linguaggio|assistent[ei] virtual[ei]',
  'kecerdasan buatan|model bahasa|asisten (virtual|digital)|τεχνητ* νοημοσύν*|γλωσσικ* μοντέλ*|ρομπότ|μποτ',
  'هوش مصنوعی|مدل(های| های)? ?زبانی|ربات(ها|های)?|خزنده*|الذکاء الاصطناعی|نماذج اللغه|روبوت*',
  'कृत्रिम बुद्धिमत्ता*|भाषा मोडेल*|बट(हरू)*',
];
export const MACHINES_UNSPACED: readonly string[] = [
  '(?<![a-z])ai(?![a-z])|人工知能|言語モデル|チャットボット|クローラー|自動(解析|収集)システム|人工智能|语言模型|大模型|爬虫|聊天机器人|인공지능|언어 ?모델|챗봇',
];

/** What may read a text, and has other work too. */
export const SYSTEMS: readonly string[] = [
  '(automated|automatic|ai|data-?mining|computer|non-?human|machine|digital|intelligent) ([^\\s]{1,20} )?(systems?|software|programs?|tools?|services?|agents?|visitors?|processes|processing|readers?|users?)',
  'software|algorithms?|machines|robots?|automation|(indexing|search) engines?|non-?humans?',
  'автоматизированн* систем*|автоматическ* систем*|алгоритм*|программ* (обработк*|сбор*|анализ*)|робот*|машин*-?читател*|нечеловеческ*',
  'автоматты жүйе*|автоматтандырылған жүйе*|алгоритм*|роботтар*|робот*|автоматтык система*|автоматташтырылган система*',
  'avtomatik tizim*|avtomatlashtirilgan tizim*|algoritm*|robotlar*|avtomatik sistem*|avtomatlaşdırılmış sistem*|otomatik sistem*|otomatik yazılım*|yazılım*',
  'sistemas? (automático|automatizado)s?|algoritmos?|robots?|robôs?|systèmes? automati*|logiciels?|algorithmes?|sistem[ai] automati*|automatici|software',
  'automatis* systeme*|algorithm*|roboter*|sistem otomatis|perangkat lunak|algoritma|αυτόματ* συστήμα*|αλγόριθμ*|سامانه(های)? خودکار|سیستم(های| های)? خودکار|نرم ?افزار*|انظمه',
];
export const SYSTEMS_UNSPACED: readonly string[] = [
  '機械|ロボット|アルゴリズム|自動(解析|収集|処理)|机器|自动(处理|采集|系统)|算法|程序|기계',
];

/** What it is: a note, a message, instructions. */
export const NOTES: readonly string[] = [
  'notes?|notice|message|memo|attention|instructions?|directive|reminder|hint|guidance|request|announcement|schema|prompt|caption|footnote|comment|annotation|metadata',
  'примечани*|сообщени*|внимани*|инструкц*|указани*|памятк*|заметк*|просьб*|обращени*|уведомлени*|пояснени*|подпис*|сноск*|пометк*|комментари*|метаданн*',
  'ескертпе*|ескерту*|назар*|нұсқау*|хабарлама*|өтініш*|түсініктеме*|eskert*|nūsqau*|nusqau*|эскертүү*|көрсөтмө*|билдирүү*|көңүл*|буйрук*|түшүндүрмө*',
  "eslatma*|ko'rsatma*|diqqat*|xabar*|ogohlantirish*|qeyd*|təlimat*|diqqət*|göstəriş*|müraciət*|not|notu|talimat*|dikkat*|uyarı*|mesaj*",
  "nota|aviso|instruccion*|mensaje|atención|indicaciones|instruç*|mensagem|atenção|avviso|istruzion*|messaggio|attenzione|avis|consigne*|l'attention|remarque",
  'hinweis*|anweisung*|mitteilung*|notiz|nachricht|achtung|anmerkung*|catatan|pemberitahuan|instruksi|perintah|pesan|perhatian|σημείωσ*|οδηγί*|μήνυμα|προσοχή',
  'توجه|یادداشت|دستور*|پیام|تذکر|نکته|تعلیمات|ملاحظ*|تنبیه|رساله|सूचना|निर्देशन|ध्यान|नोट',
];
export const NOTES_UNSPACED: readonly string[] = ['指示|注意|お知らせ|連絡|注記|通知|提示|说明|指令|备注|致|공지|지시'];

/** "To", "for": before whom, whatever it is that is for them, */
export const TO: readonly string[] = [
  'to|for|dear|attention|hello|hey|для|к|уважаем*|дорог*|вниманию|құрметті|урматтуу|hurmatli|hörmətli|sayın|sevgili',
  "para|a los|estimad*|querid*|prezad*|aos?|à|pour|aux?|chers?|chères?|à l'attention|per|agli?|alle|gentil[ei]|car[oi]|für|an|liebe*|untuk|kepada|bagi|για|προς|αγαπητ*|برای|به|عزیز*|الی|प्रिय",
];
/** or after. */
export const FOR: readonly string[] = [
  'için|dikkatine|üçün|diqqətinə|uchun|diqqatiga|үшін|назарына|үчүн|көңүлүнө|का लागि|को लागि|के लिए',
];
export const TO_UNSPACED: readonly string[] = ['へ|向け|宛|致|给|の皆様|に告ぐ|尊敬的|에게'];

/** "Reading this page": of a machine, it is the one that reads. */
export const READING: readonly string[] = [
  '(read|pars|process|index|scan|visit|crawl|summari[sz]|ingest|collect|open)(s|es|e|ing|ting)? (this|our) ([^\\s]{1,12} )?(page|article|text|line|story|site|document|paragraph|file|website)|reads this|reading this',
  '(чита*|обрабатыва*|анализир*|индексир*) (эт*|данн*) (страниц*|стать*|текст*|строк*|документ*)',
  "bu (sayfayı|metni|haberi|yazıyı|satırı) (oku*|işle*|tara*|özetle*)|(бұл|осы) (бетті|мәтінді|мақаланы) (оқи*|өңде*)|(ushbu|bu) (sahifani|matnni|maqolani) (o'qi*|qayta *)|бул (баракты|текстти|макаланы) (оку*|иште*)|bu (səhifəni|mətni|məqaləni) (oxu*|emal *)",
  'que (le[ae]n?|proces[ae]n?|anali[cz][ae]n?|leem|lê|leia) est[ea] (página|artículo|texto|artigo)|qui (li*|trait*|analys*) (cette|cet|ce) (page|article|texte)|diese[nrs]? (seite|text|artikel) (lies*|lesen|verarbeit*|auswert*)|che legg(e|ono) quest[ao] (pagina|articolo|testo)|yang membaca (halaman|artikel|teks) ini',
  'این (صفحه|متن|مقاله) را می ?خوان*',
];
export const READING_UNSPACED: readonly string[] = [
  '(この|本)(ページ|記事|文章|頁)を(読|処理|解析|収集)|(读取|阅读|处理|抓取|解析)(本|此|该|这)(页|文|网页|文章|篇)',
];

/** "If you are" one. */
export const IF_YOU_ARE: readonly string[] = [
  "if you( are|'re) (an?|any|not|one of)|если (ты|вы)( -| являетесь)?|si (eres|usted es|ustedes son|es usted|vous êtes|tu es)|se (sei|siete|você é|és)|(wenn|falls) (du|sie|ihr) ([^\\s]{1,10} )?(ein|eine)|jika (anda|kamu)( adalah)?",
  'егер (сіз|сен)|agar (siz|sen)|эгер (сиз|сен)|əgər (siz|sən)|eğer (siz|sen)?|اگر (شما )?|αν είσ*',
];
export const IF_YOU_ARE_UNSPACED: readonly string[] = ['如果(你|您)(是|为)|もし(あなた|君)が'];
