/**
 * A daemon whose page work takes the process down, as native code can: `node daemon.ts FOLDER`. Pages at /crash abort the
 * process at once; those at /overrun never end.
 */
import { loadConfig } from '../../src/config/load.ts';
import { createPages, startDaemon } from '../../src/main.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { Fetcher } from '../../src/ports/fetcher.ts';
import type { PageWork } from '../../src/ports/page-work.ts';
import { articlePage } from '../chaos/article.ts';

const [folder = ''] = process.argv.slice(2);
const overrides = { data: folder, 'store.minFree': '0B', 'log.level': 'error', 'pages.threads': '2' };
const config = loadConfig({}, overrides);

const fetcher: Fetcher = {
  fetch: async ({ url }) => ({
    url,
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(articlePage(Number(new URL(url).searchParams.get('page') ?? 0))),
    fetchedAt: Date.now(),
  }),
  close: async () => {},
};

const inner = await createPages(config);
const pages: PageWork = {
  ...inner,
  async read(task, signal) {
    const { pathname } = new URL(task.page.url);
    // the others have begun by then
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (pathname === '/crash') process.abort();
    if (pathname === '/overrun') throw new CodedError('PAGE_DEADLINE', 'too slow', { value: task.page.url });
    return inner.read(task, signal);
  },
};

const daemon = await startDaemon(config, { name: 'test', fetcher, pages });
process.send?.('ready');
process.on('message', () => void daemon.stop().then(() => process.exit(0)));
