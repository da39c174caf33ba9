/** Spans of a whole flow, as an SDK that somebody registered is told of them. */
import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  type Context,
  type ContextManager,
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { loadConfig } from '../../src/config/load.ts';
import { type Daemon, startDaemon } from '../../src/main.ts';
import type { LogRecord } from '../../src/ports/log.ts';
import { encode } from '../../topics/contract.ts';
import { urls } from '../../topics/urls.ts';
import { articlePage } from '../chaos/article.ts';

/** Contexts along asynchronous work, as an SDK for Node.js brings them. */
class ThreadOfWork implements ContextManager {
  readonly #storage = new AsyncLocalStorage<Context>();
  active = (): Context => this.#storage.getStore() ?? ROOT_CONTEXT;
  with<A extends unknown[], F extends (...args: A) => ReturnType<F>>(
    at: Context,
    work: F,
    self?: ThisParameterType<F>,
    ...args: A
  ): ReturnType<F> {
    return this.#storage.run(at, () => work.apply(self, args));
  }
  bind<T>(_at: Context, target: T): T {
    return target;
  }
  enable(): this {
    return this;
  }
  disable(): this {
    return this;
  }
}

const exporter = new InMemorySpanExporter();
let folder: string;
let daemon: Daemon;
/** The span in which the fetcher was called. */
let fetching: string | undefined;

before(async () => {
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
  context.setGlobalContextManager(new ThreadOfWork());
  folder = await mkdtemp(join(tmpdir(), 'quakewire-spans-'));
  const config = loadConfig({}, { data: folder, 'store.minFree': '1MB', 'log.level': 'silent', 'embedder.use': 'off' });
  const fetch = async ({ url }: { url: string }) => {
    fetching = trace.getActiveSpan()?.spanContext().spanId;
    const status = url.endsWith('/gone') ? 410 : 200;
    return {
      url,
      status,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(articlePage(1)),
      fetchedAt: Date.now(),
    };
  };
  daemon = await startDaemon(config, { name: 'the test', fetcher: { fetch, close: async () => {} } });
});

after(async () => {
  await daemon.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a URL, its page and its document are of one trace', async () => {
  const parent = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
  const traceparent = `00-${parent.traceId}-${parent.spanId}-01`;
  await append('https://paper.example/1', { traceparent, tracestate: 'vendor=1' });
  const document = await firstOf('documents');
  const spans = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === parent.traceId);
  const [intake, read] = ['intake process', 'read process'].map((name) => spans.find((span) => span.name === name));
  assert.ok(intake && read);
  assert.equal(intake.parentSpanContext?.spanId, parent.spanId);
  assert.equal(read.parentSpanContext?.spanId, intake.spanContext().spanId);
  assert.equal(document.headers.traceparent, `00-${parent.traceId}-${read.spanContext().spanId}-01`);
  assert.equal(document.headers.tracestate, 'vendor=1');
  assert.equal(fetching, read.spanContext().spanId);
  assert.equal(read.kind, SpanKind.CONSUMER);
  const { 'messaging.kafka.offset': offset, 'messaging.message.body.size': size, ...attributes } = read.attributes;
  assert.ok(offset === 0 && Number(size) > 0);
  assert.deepEqual(attributes, {
    'messaging.system': 'quakewire',
    'messaging.operation.type': 'process',
    'messaging.operation.name': 'process',
    'messaging.destination.name': 'fetch',
    'messaging.destination.partition.id': attributes['messaging.destination.partition.id'],
    'messaging.consumer.group.name': 'read',
    'messaging.kafka.message.key': 'paper.example',
    'quakewire.outcome': 'done',
  });
});

test('a failure is an error by its code, and its record carries the trace', async () => {
  await append('https://paper.example/gone', {});
  const failure = await firstOf('failures');
  const span = exporter.getFinishedSpans().find(({ attributes }) => attributes['error.type'] === 'HTTP_GONE');
  assert.ok(span);
  assert.equal(span.status.code, SpanStatusCode.ERROR);
  assert.equal(failure.headers.traceparent, `00-${span.spanContext().traceId}-${span.spanContext().spanId}-01`);
});

function append(url: string, headers: Record<string, string>): Promise<unknown> {
  return daemon.log.append([encode(urls, { url }, headers)]);
}

/** The topic's first record, when all work is done: spans end with the commits. */
async function firstOf(topic: string): Promise<LogRecord> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const ranges = await daemon.log.ranges(topic);
    const records = await Promise.all(ranges.map(({ partition }) => daemon.log.read(topic, partition, 0, 1)));
    const [first] = records.flat();
    if (first !== undefined && (await daemon.engine.idle())) return first;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail(`nothing in ${topic}`);
}
