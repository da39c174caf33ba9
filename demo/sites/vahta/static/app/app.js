'use strict';

/** An element with its class and children; a string becomes text. */
function el(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children.filter(Boolean));
  return element;
}

function link(path, text) {
  const anchor = el('a', '', text);
  anchor.href = path;
  return anchor;
}

function markup(tag, className, html) {
  const element = el(tag, className);
  element.innerHTML = html;
  return element;
}

function time(item) {
  const element = el('time', 'article__time', item.date);
  element.dateTime = item.published;
  return element;
}

function article(item) {
  return el(
    'article',
    'article',
    el('div', 'article__section', link(item.sectionPath, item.section)),
    el('h1', 'article__title', item.headline),
    el('div', 'article__info', el('span', 'article__author', item.author), ' ', time(item)),
    el('p', 'article__lead', item.lead),
    markup('div', 'article__text', item.body),
    el('div', 'article__tags', ...item.tags.map(({ tag, tagPath }) => link(tagPath, tag))),
  );
}

function list(className, heading, items) {
  const rows = items.map((item) => el('li', '', link(item.path, item.headline), ' ', el('small', '', item.date)));
  return el('section', className, el('h2', '', heading), el('ul', '', ...rows));
}

function view(data) {
  document.title = `${data.title} — ${data.site}`;
  const menu = data.sections.map(({ path, name }) => link(path, name));
  return [
    el('header', 'top', link('/', data.site), el('nav', 'menu', ...menu, link('/o-nas', 'О нас'))),
    el(
      'main',
      'main',
      data.article && article(data.article),
      data.page && markup('div', 'page', data.page.body),
      data.list && list('list', data.list.heading, data.list.items),
    ),
    data.article && list('also', 'Ещё с вахты', data.latest),
    el('footer', 'bottom', '«Сейсмовахта» — выдуманная газета станционных смен.'),
  ];
}

const app = document.getElementById('app');
fetch(app.dataset.from)
  .then((response) => response.json())
  .then((data) => app.replaceChildren(...view(data).filter(Boolean)));
