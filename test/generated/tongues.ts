/** Words of invented news in several languages, and what sites say around them. */

export interface Tongue {
  readonly code: string;
  readonly words: readonly string[];
  readonly links: readonly string[];
  readonly months: readonly string[];
  readonly names: readonly string[];
  readonly labels: Labels;
}

export interface Labels {
  readonly readAlso: string;
  readonly share: string;
  readonly advertisement: string;
  readonly comments: string;
  readonly newsletter: string;
  readonly by: string;
  readonly photo: string;
  readonly latest: string;
  readonly rights: string;
  readonly sections: readonly string[];
}

const list = (words: string): string[] => words.trim().split(/\s+/);

export const TONGUES: readonly Tongue[] = [
  {
    code: 'en',
    words: list(`the town council bridge valley river repaired engineers winter school report number of families pump
      plans water company opened canal farmers market asked answer measured district road snow station railway hospital
      volunteers counted mountain villages autumn morning library built according to several members after months work
      during summer residents remembered old mill new windows orchard harvest ferry museum letters quiet`),
    links: list('and in of for with that from on at to'),
    months: list('January February March April May June July August September October November December'),
    names: ['Anna Merrow', 'Tom Halliwell', 'Ruth Okafor', 'Daniel Pike'],
    labels: {
      readAlso: 'Read also',
      share: 'Share this article',
      advertisement: 'Advertisement',
      comments: 'Comments',
      newsletter: 'Subscribe to our newsletter and get the best stories every morning.',
      by: 'By',
      photo: 'Photo',
      latest: 'Latest news',
      rights: 'All rights reserved. No part of this page may be copied without written consent.',
      sections: ['Politics', 'Economy', 'Culture', 'Sport', 'Weather', 'Opinion', 'Travel'],
    },
  },
  {
    code: 'de',
    words: list(`die Gemeinde Brücke Tal Fluss reparierte Ingenieure Winter Schule Bericht Zahl Familien Pumpe Pläne
      Wasser Firma eröffnete Kanal Bauern Markt fragte Antwort gemessen Bezirk Straße Schnee Bahnhof Eisenbahn Krankenhaus
      Freiwillige zählten Gebirge Dörfer Herbst Morgen Bücherei gebaut mehrere Mitglieder Monate Arbeit Sommer Bewohner
      erinnern alte Mühle neue Fenster Garten Ernte Fähre Museum Briefe ruhig`),
    links: list('und in von für mit dass aus auf an zu'),
    months: list('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    names: ['Jutta Lindner', 'Karl Ebersbach', 'Miriam Vogt', 'Peter Anders'],
    labels: {
      readAlso: 'Lesen Sie auch',
      share: 'Artikel teilen',
      advertisement: 'Anzeige',
      comments: 'Kommentare',
      newsletter: 'Abonnieren Sie unseren Newsletter und lesen Sie jeden Morgen das Beste.',
      by: 'Von',
      photo: 'Foto',
      latest: 'Neueste Meldungen',
      rights: 'Alle Rechte vorbehalten. Kein Teil dieser Seite darf ohne Erlaubnis kopiert werden.',
      sections: ['Politik', 'Wirtschaft', 'Kultur', 'Sport', 'Wetter', 'Meinung', 'Reise'],
    },
  },
  {
    code: 'es',
    words:
      list(`el ayuntamiento puente valle río reparó ingenieros invierno escuela informe número familias bomba planes
      agua empresa abrió canal agricultores mercado preguntó respuesta midieron distrito camino nieve estación ferrocarril
      hospital voluntarios contaron montaña pueblos otoño mañana biblioteca construido varios miembros meses trabajo verano
      vecinos recuerdan viejo molino nuevas ventanas huerto cosecha barco museo cartas tranquilo`),
    links: list('y en de para con que desde sobre a por'),
    months: list('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    names: ['Lucía Herrán', 'Tomás Vidal', 'Marta Quiroga', 'Jorge Salas'],
    labels: {
      readAlso: 'Lea también',
      share: 'Compartir este artículo',
      advertisement: 'Publicidad',
      comments: 'Comentarios',
      newsletter: 'Suscríbase a nuestro boletín y reciba cada mañana las mejores historias.',
      by: 'Por',
      photo: 'Foto',
      latest: 'Últimas noticias',
      rights: 'Todos los derechos reservados. Ninguna parte de esta página puede copiarse sin permiso.',
      sections: ['Política', 'Economía', 'Cultura', 'Deportes', 'Tiempo', 'Opinión', 'Viajes'],
    },
  },
  {
    code: 'ru',
    words: list(`городской совет мост долина река отремонтировали инженеры зима школа отчёт число семей насос планы вода
      компания открыла канал фермеры рынок спросили ответ измерили район дорога снег станция железная больница волонтёры
      посчитали горы сёла осень утро библиотека построена несколько членов месяцев работа летом жители помнят старая
      мельница новые окна сад урожай паром музей письма тихо землетрясение ощущали толчки`),
    links: list('и в на для с что из по к за'),
    months: list('января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
    names: ['Анна Ковалёва', 'Тимур Есенов', 'Ольга Мирная', 'Павел Зуев'],
    labels: {
      readAlso: 'Читайте также',
      share: 'Поделиться материалом',
      advertisement: 'Реклама',
      comments: 'Комментарии',
      newsletter: 'Подпишитесь на нашу рассылку и получайте лучшие материалы каждое утро.',
      by: 'Автор',
      photo: 'Фото',
      latest: 'Последние новости',
      rights: 'Все права защищены. Копирование материалов без письменного разрешения запрещено.',
      sections: ['Политика', 'Экономика', 'Культура', 'Спорт', 'Погода', 'Мнения', 'Туризм'],
    },
  },
  {
    code: 'kk',
    words: list(`қалалық кеңес көпір алқап өзен жөндеді инженерлер қыс мектеп есеп саны отбасы сорғы жоспар су компания
      ашылды канал фермерлер базар сұрады жауап өлшеді аудан жол қар бекет темір аурухана еріктілер санады тау ауылдар күз
      таңертең кітапхана салынды бірнеше мүше ай жұмыс жазда тұрғындар есінде ескі диірмен жаңа терезе бақ өнім кеме
      мұражай хаттар тыныш зілзала дүмпу сезілді`),
    links: list('және мен үшін туралы кейін дейін бойынша осы'),
    months: list('қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'),
    names: ['Айгүл Сәрсен', 'Нұрлан Оспан', 'Дина Ерлан', 'Бауыржан Қуат'],
    labels: {
      readAlso: 'Тағы оқыңыз',
      share: 'Мақаламен бөлісу',
      advertisement: 'Жарнама',
      comments: 'Пікірлер',
      newsletter: 'Біздің таратылымға жазылып, таңдаулы мақалаларды күн сайын оқыңыз.',
      by: 'Авторы',
      photo: 'Фото',
      latest: 'Соңғы жаңалықтар',
      rights: 'Барлық құқықтар қорғалған. Материалдарды рұқсатсыз көшіруге болмайды.',
      sections: ['Саясат', 'Экономика', 'Мәдениет', 'Спорт', 'Ауа райы', 'Пікір', 'Саяхат'],
    },
  },
];
