/** Names of metadata that hold dates, and words beside them. */

export const PUBLISHED_METAS = [
  'article:published_time',
  'article:published',
  'og:article:published_time',
  'og:published_time',
  'datepublished',
  'date_published',
  'datepublication',
  'parsely-pub-date',
  'sailthru.date',
  'pubdate',
  'publishdate',
  'publish-date',
  'publish_date',
  'published-date',
  'publication_date',
  'publicationdate',
  'originalpublicationdate',
  'article.published',
  'article_date_original',
  'date.issued',
  'dc.date.issued',
  'dcterms.issued',
  'dc.date.created',
  'dcterms.created',
  'cxenseparse:recs:publishtime',
  'cxenseparse:publishtime',
  'bt:pubdate',
  'ptime',
  'rnews:datepublished',
  'citation_publication_date',
  'citation_date',
  'mediator_published_time',
  'article.created',
  'datecreated',
  'prism.publicationdate',
  'pub_date',
  'published_time_telegram',
  'sorce:published',
  'vr:published_time',
];
/** Less is known of what these mean. */
export const VAGUE_METAS = ['date', 'dc.date', 'dcterms.date', 'created', 'timestamp', 'release_date'];
export const MODIFIED_METAS = [
  'article:modified_time',
  'og:updated_time',
  'datemodified',
  'date.modified',
  'dcterms.modified',
  'dc.date.modified',
  'last-modified',
  'lastmod',
  'revised',
];
export const MODIFIED_WORDS =
  /updat|modif|aktuali[sz]|geändert|mis à jour|actualiz|aggiorna|atuali|обновл|измен|жаңарт|оновлен|güncel|bijgewerkt|uppdater|oppdater|opdater|zaktualiz|diperbarui|更新|수정|ενημερ|edited|changed|stand:/iu;
export const PUBLISHED_WORDS =
  /publi|veröffentlicht|erschienen|posted|опублик|жариялан|создан|добавлен|yayın|publik|dipublikasikan|发布|公開|입력|creat|gepost/iu;
