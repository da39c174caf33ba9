/** Words by which a text speaks to machines, in all languages: rules of text/pattern.ts. */

/** Whom it speaks to. Robots, agents and assistants alone may be of rescuers. */
export const MACHINES: readonly string[] = [
  'ai|a\\.i\\.|llms?|gpt|chatgpt|claude|gemini|language models?|chat ?bots?|parsers?|scrapers?|crawlers?|extractors?',
  '(extraction|summari[sz]ation|automated|automatic) (bots?|systems?|agents?|readers?|pipelines?|tools?)|summari[sz]ers?|bots',
  'machine readers?|(ai|digital|virtual|automated) (assistants?|agents?)|neural networks?|seismobot|assistant,|dear (assistant|model)',
  'ии|ии-*|нейросет*|нейронн* сет*|языков* модел*|чат-?бот*|бот(ам|ов|ы)?|парсер*|искусственн* интеллект*|краулер*',
  '(автоматическ*|умн*|цифров*) (анализатор*|ассистент*|помощник*|парсер*)|ассистент*|систем* (обработк*|извлечен*)',
  'жасанды интеллект*|жи-*|нейрожелі*|тілдік модел*|jasandy intellekt*|tıldık model*|жасалма интеллект*|тил модел*|тилдик модел*',
  "sun'iy intellekt*|til model*|neyrotarmoq*|сунъий интеллект*|süni intellekt*|süni zəka*|dil model*|yapay zek*|asistan*|ayrıştırıcı*|botlar*",
  'inteligencia artificial|inteligência artificial|ia|ias|modelos? de lenguaje|modelos? de linguagem|robots? de*|bots?|robôs?',
  'intelligence artificielle|modèles? de langage|modèles? linguistiques?|robots? d.*|agents? conversationnels?|assistants? (ia|virtuels?)',
  'ki|ki-*|künstliche* intelligenz|sprachmodell*|intelligenza artificiale|modell[io] linguistic[io]|modell[io] di linguaggio|assistent[ei]',
  'kecerdasan buatan|model bahasa|asisten|sistem otomatis|τεχνητ[^ ]* νοημοσύν*|γλωσσικ[^ ]* μοντέλ*|μποτ|ρομπότ',
  'هوش مصنوعی|مدل‌?( )?(های )?زبانی|دستیار|ربات*|الذكاء الاصطناعی|الذکاء الاصطناعی|نماذج|نموذج|المساعد|روبوت*',
  'कृत्रिम बुद्धिमत्ता*|एआई*|भाषा मोडेल*|बट(हरू)*|मेसिन*',
];
export const MACHINES_UNSPACED: readonly string[] = [
  '(?<![a-z])ai(?![a-z])|人工知能|言語モデル|アシスタント|ボット|自動(解析|収集|処理)|人工智能|语言模型|大模型|爬虫|机器人|助手|인공지능|언어 ?모델|챗봇',
];

/** What it tells them to do. */
export const ORDERS: readonly string[] = [
  'ignore|ignoring|disregard*|discard*|forget|override|overwrite|instead of the|output|emit|instructions?|prompts?|schema',
  '(do not|don.t|never) (mention|tell|reveal|show|report|repeat|disclose|summari[sz]e)|must (record|return|report|output|write|mark|set|treat|answer|reply|state|say)',
  '(respond|reply|answer) (only )?(with|that)|(set|change) (the )?\\p{L}+ to|return (an?|the|only|null)|(record|write|mark) (it|this|magnitude|the following)|you (are|must|will|should)|stay in character',
  'игнорир*|проигнорир*|забуд*|отброс*|запиш*|вывед*|укажи*|верни*|не (упомина*|сообща*|показыва*|выводи*|учитыва*)|обязан*|инструкц*|указани*|внест*|внеси*|замени*|перепиш*|ответь*|команд*',
  'елеме*|ескерме*|жазыңдар|жазыңыз*|жаз|көрсетпе*|нұсқау*|бұйрық*|ұмыт*|eleme*|nūsqau*|jazyñ*|этибарга алба*|эске алба*|жазгыла*|жазыңыз*|көрсөтмө*|буйрук*|унут*',
  "e'tiborsiz*|e'tibor berma*|yozing*|ko'rsatma*|buyruq*|unut*|qayd eting*|chiqaring*|nəzərə alma*|yazın*|təlimat*|göstəriş*|unudun*|qeyd edin*",
  'yok say*|yoksay*|görmezden*|kaydet*|talimat*|yazın|yaz|bildir|unut*|çıktı*|yanıt ver*|belirt',
  'ignor[aeáé]*|olvid*|instruccion*|instruç*|respond[ae]*|escrib[ae]*|escrev[ae]*|indiqu*|registr[ae]|no mencion*|não mencion*|esque[çc]*|devuelv*|devolv*|sustitu*|substitu*',
  'oubli*|consigne*|répond*|réponse*|produis*|indiquez|écrivez|ne (mentionn|révél|produis)*|remplac*|renvoy*|dimentic*|istruzion*|rispond*|scriv[iae]*|indica|ignora*|restitui*|sostitu*',
  'ignorier*|vergiss*|vergesst|überschreib*|anweisung*|gib|gebt|antworte*|schreib[et]*|setze*|trage*|ausgeben|erwähne*',
  'abaikan|lupakan|instruksi*|perintah*|tulis*|keluarkan|wajib|jangan|catat*|laporkan|αγν[οό]*|οδηγί*|γράψ*|απάντ*|κατέγρα*|καταγρά*|εντολ*|ξεχν*|ξέχν*',
  'نادیده|دستور*|بنویس*|ثبت کن*|فراموش*|پاسخ دهید|تجاهل*|تعلیمات|سجل*|اکتب*|اذکر*|बेवास्ता*|निर्देशन*|लेख्नु*|लेख*|बिर्स*|नभन्नु*',
];
export const ORDERS_UNSPACED: readonly string[] = [
  '無視|指示|出力|命令|忘れ|記録(せよ|して|する)|触れない|返答|忽略|无视|指令|指示|输出|请将|不要(向|提)|忘记|记为|무시|지시|출력|명령',
];
