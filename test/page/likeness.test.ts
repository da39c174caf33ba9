import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { predict } from '../../src/page/likeness/forest.ts';
import { authorsLikeness, dateLikeness, textLikeness, titleLikeness } from '../../src/page/likeness/likeness.ts';
import { type Surroundings, surroundingsOf } from '../../src/page/likeness/surroundings.ts';
import { TEXT_FEATURES, textFeatures } from '../../src/page/likeness/text-features.ts';
import { VALUE_FEATURES, valueFeatures } from '../../src/page/likeness/value-features.ts';
import { parsePage } from '../../src/page/parse.ts';
import { sanitise } from '../../src/page/sanitise.ts';
import { FIRST, page, SECOND, THIRD } from './support.ts';

const OTHER = 'A ferry sank in the harbour on Friday, and everybody on board was saved by two fishing boats.';
const ARTICLE = [FIRST, SECOND, THIRD].join('\n');

interface Sample {
  readonly prose: string;
  readonly navigation: string;
}

const LANGUAGES: Readonly<Record<string, Sample>> = {
  en: {
    prose: ARTICLE,
    navigation: 'Home\nNews\nSport\nWeather\nAbout us\nContact\nPrivacy\nTerms of use\nSubscribe\nSign in',
  },
  ru: {
    prose:
      'Ночью жители посёлков у озера проснулись от толчков, сообщили в областном управлении по чрезвычайным ситуациям.\nНикто не пострадал, но в старом квартале обрушилось несколько труб, а дорогу вдоль берега закрыли на два часа.\nВо вторник инженеры осмотрят плотину; школы работают как обычно, добавил глава района после короткого совещания.',
    navigation: 'Главная\nНовости\nСпорт\nПогода\nО редакции\nКонтакты\nРеклама\nПодписка\nВойти',
  },
  kk: {
    prose:
      'Түнде көл маңындағы ауылдардың тұрғындары дүмпуден оянды, деп хабарлады облыстық төтенше жағдайлар басқармасы.\nЕшкім зардап шеккен жоқ, бірақ ескі ауданда бірнеше мұржа құлап, жағалаудағы жол екі сағатқа жабылды.\nСейсенбі күні инженерлер бөгетті тексереді, ал мектептер әдеттегідей жұмыс істейді, деді аудан әкімі.',
    navigation: 'Басты бет\nЖаңалықтар\nСпорт\nАуа райы\nБіз туралы\nБайланыс\nЖарнама\nКіру',
  },
  ja: {
    prose:
      '湖のほとりの村々では未明に揺れを感じ、住民が目を覚ました。県の防災担当者が発表した。けが人の報告はないという。\n旧市街では煙突が数本倒れ、湖岸の道路は点検のため二時間にわたり通行止めとなった。停電は起きていない。\n技術者が火曜日にダムを調べる予定で、学校は通常どおり授業を行うと、村長は短い会議の後に述べた。',
    navigation: 'ホーム\nニュース\nスポーツ\n天気\n会社概要\nお問い合わせ\n利用規約\nログイン',
  },
  ar: {
    prose:
      'استيقظ سكان القرى القريبة من البحيرة قبل الفجر على هزة أرضية متوسطة القوة، بحسب ما قال مسؤولون في المحافظة.\nلم يصب أحد بأذى، لكن عدة مداخن سقطت في الحي القديم، وأغلق الطريق على طول الشاطئ مدة ساعتين كاملتين.\nسيفحص المهندسون السد يوم الثلاثاء، وتبقى المدارس مفتوحة كالمعتاد، كما أضاف رئيس البلدية بعد اجتماع قصير.',
    navigation: 'الرئيسية\nأخبار\nرياضة\nالطقس\nمن نحن\nاتصل بنا\nالشروط\nتسجيل الدخول',
  },
};

/** A page with this text, and the site's navigation around it. */
function around(prose: string, navigation: string): Surroundings {
  const items = navigation.split('\n').map((item) => `<li><a href="/x">${item}</a></li>`);
  const paragraphs = prose.split('\n').map((line) => `<p>${line}</p>`);
  const tree = parsePage(`<body><ul>${items.join('')}</ul><div>${paragraphs.join('')}</div></body>`);
  return surroundingsOf(tree);
}

describe('a text', () => {
  for (const [language, { prose, navigation }] of Object.entries(LANGUAGES)) {
    test(`of sentences looks more like a body than navigation does: ${language}`, () => {
      const page = around(prose, navigation);
      const [body, menu] = [textLikeness(prose, 0, page), textLikeness(navigation, 1, page)];
      assert.ok(body > 0.6, `${body}`);
      assert.ok(menu < 0.3, `${menu}`);
      assert.ok(textLikeness(prose, 0, null) > textLikeness(navigation, 1, null));
    });
  }

  test('that is a part of what the page says, or of another article, looks less like it', () => {
    const { navigation } = LANGUAGES.en as Sample;
    const long = Array.from({ length: 6 }, (_, at) => `${ARTICLE.replaceAll('Orla', `Orla ${at}`)}`).join('\n');
    const page = around(long, navigation);
    assert.ok(textLikeness(long, 0, page) > textLikeness(FIRST, 0, page) + 0.3);
  });

  test('that was decoded wrongly looks less like one', () => {
    const { prose, navigation } = LANGUAGES.ru as Sample;
    const garbled = Buffer.from(prose, 'utf8').toString('latin1');
    assert.ok(
      textLikeness(garbled, 0, around(garbled, navigation)) < textLikeness(prose, 0, around(prose, navigation)),
    );
  });
});

describe('a page', () => {
  const measured = (body: string, title: string | null = null): Surroundings => {
    const tree = parsePage(page(body));
    sanitise(tree);
    return surroundingsOf(tree, title);
  };

  test('has paragraphs once, whatever inline elements they are made of', () => {
    const paragraph = `<p>${FIRST.replace('villages', '<b>villages</b>')}</p>`;
    const { prose, paragraphs } = measured(`<div>${paragraph}${paragraph}</div>`);
    assert.equal(paragraphs, 1);
    assert.equal(prose, FIRST.length);
  });

  test('has its headline above some of them', () => {
    const body = `<article><h1>Ground shakes</h1><p>${FIRST}</p><p>${SECOND}</p><p>${THIRD}</p></article><div><p>${OTHER}</p></div>`;
    assert.equal(measured(body, 'Ground shakes').headed, FIRST.length + SECOND.length + THIRD.length);
    assert.equal(measured(body, null).headed, null);
  });

  test('tells what stands in links', () => {
    const { linked, prose } = measured(`<p><a href="/a">${FIRST}</a></p>`);
    assert.ok(linked >= FIRST.length);
    assert.equal(prose, 0);
  });
});

describe('short values', () => {
  test('a headline looks more like a title than a label does', () => {
    const titles = ['Ground shakes near Lake Orla', 'Ground shakes near Lake Orla - The Valley Post'];
    const headline = titleLikeness('Ground shakes near Lake Orla', titles);
    for (const other of ['Menu', '12:40', '© 2026', 'Read more »']) {
      assert.ok(headline > titleLikeness(other, titles), other);
    }
  });

  test('a day looks more like a date than a name does', () => {
    for (const date of ['2026-11-30T08:15:00+05:00', '30 November 2026', '30.11.2026, 08:15', '30 ноября 2026']) {
      for (const other of ['Ann Lee', 'Home', 'Ground shakes near Lake Orla'])
        assert.ok(dateLikeness(date) > dateLikeness(other), `${date} and ${other}`);
    }
  });

  test('a name looks more like an author than a sentence or a number does', () => {
    for (const name of ['Ann Lee', 'Айгүл Серікова']) {
      for (const other of [FIRST, '12', '30.11.2026'])
        assert.ok(authorsLikeness([name]) > authorsLikeness([other]), `${name} and ${other}`);
    }
  });
});

test('whatever the strings, likeness lies in [0, 1], and vectors have one number for each name', () => {
  const inRange = (value: number): void => assert.ok(value >= 0 && value <= 1, `${value}`);
  const anyText = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(anyText, anyText, fc.double({ min: 0, max: 1, noNaN: true }), (text, other, share) => {
      const known = around(other, text.replaceAll('<', ' '));
      for (const features of [textFeatures(text, share, null), textFeatures(text, share, known)]) {
        assert.equal(features.length, TEXT_FEATURES.length);
        assert.ok(features.every(Number.isFinite));
      }
      assert.equal(valueFeatures(text, -1).length, VALUE_FEATURES.length);
      inRange(textLikeness(text, share, known));
      inRange(textLikeness(text, share, null));
      inRange(titleLikeness(text, [text, other]));
      inRange(dateLikeness(text));
      inRange(authorsLikeness([text, other]));
    }),
  );
});

test('trees add up to odds', () => {
  const tree = { features: [0], thresholds: [10], leaves: [-1, 1] };
  const forest = { bias: 0, depth: 1, trees: [tree, tree] };
  assert.equal(predict({ ...forest, trees: [] }, [0]), 0.5);
  assert.ok(Math.abs(predict(forest, [11]) - 1 / (1 + Math.exp(-2))) < 1e-9);
  assert.ok(Math.abs(predict(forest, [10]) - 1 / (1 + Math.exp(2))) < 1e-9);
});
