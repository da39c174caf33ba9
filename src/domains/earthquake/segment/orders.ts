/** What a text tells machines to do, in all languages: rules of text/pattern.ts over folded text. */

/** Orders, and what only machines are told. Forms that are also statements ("indica") must begin their sentence. */
export const ORDERS: readonly string[] = [
  '(please|kindly|must|always|only) (ignore|disregard|discard|forget|override|overwrite|output|emit|return|record|write|store|set|mark|treat|answer|reply|respond|state|put down)|disregard|(ignore|discard|forget|override) (the|this|all|any|every|previous|everything)',
  "(do not|don't|never) (mention|tell|reveal|show|repeat|disclose|summari[sz]e|include)|(set|change) (the )?[^\\s]{1,20} to|return (an?|the|only) (empty|following|list|object|json)|(record|write|mark|store|treat) (it|this|the page|the article) as|stay in character|human (readers|visitors)|empty list|output (the|only|magnitude|exactly|this)|instead of the article",
  'игнориру(й|йте)|забудь*|отброс(ь|ьте)|запиши*|выведи*|укажи*|верни(те)?|внеси*|замени(те)?|перепиши*|ответь*|используй*|считай*|отметь*|пропусти(те)?|не (упоминай*|сообщай*|показывай*|выводи|выводите|учитывай*)|просим считать|обязан* (внести|записать|вывести|вернуть|указать|удалить)|людям * (строк*|абзац*)',
  'елемеңі*|елемей|ескермеңі*|жазыңдар|жазыңыз*|көрсетпеңі*|көрсетпеңдер|белгілеңі*|есептеңі*|қолданыңыз*|пайдаланыңыз*|ұмыт(ың|ыңыз)*|elemeñ*|jazyñ*|көңүл бурба*|эске алба*|этибарга алба*|жазгыла*|көрсөтпө*|унут(уңуз|кула)*|колдонбо*|эсептеңиз*|белгилеңиз*|колдонуңуз*',
  "e'tiborsiz qoldir*|e'tibor berma*|yozing*|kiriting*|ko'rsatmang*|unuting*|qayd eting*|chiqaring*|hisoblang*|belgilang*|nəzərə almay*|yazın|unudun*|qeyd edin*|hesab edin*|göstərməyin*|istifadə edin*|qəbul edin*",
  'yok say(ın|ınız)?|yoksay*|görmezden gel(in|iniz)?|dikkate alma(yın|yınız)?|kaydet(in|iniz)?|yazın|yazınız|bildir(in|iniz)?|unut(un|unuz)?|yanıt ver(in|iniz)?|kullanın|gösterme(yin)?|insan okur*',
  '^([("\\[] ?)?(ignora|olvida|escribe|registra|responde|indica|usa|devuelve|sustituye|marca|considera|scrivi|rispondi|restituisci|indique|registre|escreva|responda|ignore|considere)|ignoren|olviden|no (mencion[ea]s?|muestres?|reveles?)|não (mencione|mostre)|no menzionare|non (menzionare|mostrare|rivelare)|lectores humanos|leitores humanos|lettori umani',
  'ignorez|oubliez|répondez|ne (mentionnez|révélez|produisez)|indiquez|écrivez|remplacez|renvoyez|considérez|lecteurs humains|ignoriere*|vergiss|vergesst|überschreibe*|antworte(n sie|t)?|schreib(e|en sie)?|setze|trage|gib|gebt|(nicht erwähnen|erwähne)|menschliche* leser*',
  'abaikan|lupakan|(jangan|tidak boleh) (sebut*|tampil*|beri*)|wajib (menulis|mencatat|mengeluarkan|menjawab)|pembaca manusia|αγνοήστε|αγνόησε|γράψτε|γράψε|απάντησ*|καταγράψτε|ξεχάστε|μην αναφέρετε',
  'نادیده بگیر*|در نظر بگیرید|بنویسید|ثبت کنید|فراموش کنید|پاسخ دهید|(ذکر|استفاده) نکنید|تجاهل*|سجل*|اکتب*|لا تذکر*|बेवास्ता गर*|लेख्नुहोस्*|बिर्सनुहोस्*|नभन्नुहोस्*',
];
export const ORDERS_UNSPACED: readonly string[] = [
  '無視(し|せよ)|出力(せよ|して|する)|忘れ(ろ|て)|記録(せよ|して|する)|触れない|使わないで|返答|人間の読者|忽略|无视|输出|请将|不要(向|提)|忘记|记为|人类读者|무시하|출력하',
];
