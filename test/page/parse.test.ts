import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getOuterHTML, textContent } from 'domutils';
import { parsePage } from '../../src/page/parse.ts';

test('parses broken HTML without complaint', () => {
  assert.equal(textContent(parsePage('<p>one<p>two <b>three</p><li>four')), 'onetwo threefour');
});

test('a page nested deeper than any real one is refused with a code', () => {
  assert.throws(() => parsePage('<div>'.repeat(100_000)), { code: 'PAGE_TOO_DEEP' });
});

test('a page of more nodes than any real one is refused with a code', () => {
  assert.throws(() => parsePage('<i></i>'.repeat(400_001)), { code: 'PAGE_TOO_DEEP' });
});

test('a head that nobody ended ends where a browser ends it', () => {
  const spelled = (html: string) => getOuterHTML(parsePage(html)).replace(/\s*\n\s*/g, '');
  const head = '<head><title>t</title><script>1</script><!-- c -->';
  const ended = `<html>${head}</head><body><p>one</p><script>2</script>two</body></html>`;
  assert.equal(spelled(`<html>${head}<p>one</p><script>2</script>two</html>`), ended);
  assert.equal(spelled(`<html>${head}\n<p>one</p><script>2</script><body>two</body></html>`), ended);
  assert.equal(spelled(ended), ended);
});
