/** Serves the bad pages by their number, in a process of its own: what it takes to make them is not the daemon's memory. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BAD_PAGES } from './pages.ts';
import { article, HTML, PARAGRAPHS } from './text.ts';

const server = createServer((request, response) => {
  if (request.url === '/robots.txt') return response.writeHead(404).end();
  const bad = BAD_PAGES[Number(request.url?.slice(1))];
  response.writeHead(200, { 'content-type': bad?.contentType ?? HTML, ...bad?.headers });
  return response.end(bad?.bytes() ?? article('Still here', PARAGRAPHS));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
