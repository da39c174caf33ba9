/** Writes hand-made pages as a WARC file, one gzip member a record, as crawlers do. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { articlePage } from './article.ts';

/** `pages` answers of one site; every seventh is an error page. */
export function writeWarc(path: string, pages: number): void {
  const members = Array.from({ length: pages }, (_, number) => {
    const url = `http://courier.example/news/story-${number}`;
    return gzipSync(
      record(url, number % 7 === 6 ? answer('404 Not Found', '') : answer('200 OK', articlePage(number))),
    );
  });
  writeFileSync(path, Buffer.concat(members));
}

function answer(status: string, body: string): string {
  return lines(
    `HTTP/1.1 ${status}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  );
}

function record(url: string, block: string): string {
  const head = lines(
    'WARC/1.0',
    'WARC-Type: response',
    `WARC-Record-ID: <urn:uuid:${randomUUID()}>`,
    'WARC-Date: 2025-11-30T00:00:00Z',
    `WARC-Target-URI: ${url}`,
    'Content-Type: application/http; msgtype=response',
    `Content-Length: ${Buffer.byteLength(block)}`,
  );
  return lines(head, '', block, '', '');
}

function lines(...all: readonly string[]): string {
  return all.join('\r\n');
}
