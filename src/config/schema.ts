/** Every setting there is: key, default, documentation. Environment names follow from the keys. */
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { choice, count, duration, durations, group, list, path, ruled, size, text } from './kinds.ts';
import { database, kafka, qdrant, service } from './servers.ts';

/** More threads bring little before the network is the limit, and each may take its whole heap. */
const MOST_THREADS = 4;

/** A model's threads spin at barriers: one that waits for a core stops them all. */
const MOST_MODEL_THREADS = Math.max(1, availableParallelism() - 1);

/** Three models vote, with the one that is asked anyway. */
const MOST_VOTERS = 2;

/** At worst what is finished beyond the frontier is committed as a bitmap: in 4 KB of metadata, as base64, 24,576 bits. */
const LARGEST_WINDOW = 24_000;

/** What Kafka allows in a topic's name. */
const NAME = { pattern: /^[A-Za-z0-9._-]*$/, says: 'letters, digits, dots, underscores and hyphens only' };

export const configSchema = z.strictObject({
  data: text('.quakewire', 'folder of the embedded database file, of the journal and of the browser’s profiles'),
  log: group({
    level: choice(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'info',
      'least level of the log lines on standard error',
    ),
  }),
  topics: group({
    prefix: text(
      '',
      'put before the names of topics, groups and transactional ids, on brokers that others use too',
      NAME,
    ),
    retentionMax: duration('365d', 'no topic keeps records longer, whatever its contract says', '1s'),
    compactionLag: duration('1h', 'a superseded record of a compacted topic stays at least this long'),
  }),
  engine: group({
    records: count(256, 'records in flight per processor'),
    bytes: size('64MB', 'bytes of records in flight per processor', '1B'),
    window: count(
      16_384,
      'how far reading may be ahead of the oldest unfinished record of a partition',
      1,
      LARGEST_WINDOW,
    ),
    stop: duration('20s', 'time for finishing what is in flight when stopping'),
  }),
  retry: group({
    attempts: count(5, 'failed tries after which a record becomes a failure'),
    age: duration('24h', 'no record lives longer, whatever it waits for', '1s'),
  }),
  read: group({
    deadline: duration('60s', 'time for one page: robots.txt, fetching and reading', '100ms'),
    visits: count(64, 'pages that are being fetched or read at once'),
    bytes: size('128MB', 'bytes of fetched pages that wait to be read; at the bound none is fetched', '1B'),
    hops: count(10, 'redirects that are followed', 0),
  }),
  claims: group({
    ttl: duration('7d', 'how long a document keeps its URL from being read again without `refresh`'),
  }),
  hosts: group({
    gap: duration('1s', 'least time between two requests to one host'),
    connections: count(4, 'requests to one host under way at once, for servers that answer more slowly than the gap'),
    gaps: durations('the same for single hosts: host=500ms,other.example:8080=2s'),
  }),
  http: group({
    userAgent: text('quakewire/0.1', 'User-Agent header, and the name that robots.txt is read for'),
    connectTimeout: duration('10s', 'time for name, connection and TLS', '1ms'),
    timeout: duration('30s', 'time for one whole request', '1ms'),
    maxBody: size('10MB', 'largest body as sent', '1B'),
    maxUnpacked: size('20MB', 'largest body once its compression is undone', '1B'),
    allow: list(
      z.union(
        [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
        'expected IP addresses or networks such as 10.0.0.0/8, without ports; no host names',
      ),
      'addresses or networks that may be asked although they are private, separated by commas',
    ),
  }),
  pages: group({
    threads: count(
      Math.min(MOST_THREADS, availableParallelism()),
      `worker threads that read pages (one per core, at most ${MOST_THREADS})`,
    ),
    heap: size('256MB', 'heap of one worker thread', '16MB'),
    deadline: duration('10s', 'time for reading one page in its thread', '1ms'),
    learn: duration('30s', 'time for one step of learning from a site’s pages in a thread', '1ms'),
  }),
  learn: group({
    samples: count(5, 'pages of one template that a profile is learned from, at most', 2, 20),
    attempts: count(3, 'pages that are held out in turn before a template is given up for now', 1, 10),
    profiles: count(8, 'profiles of one site that are in use at once, at most', 1, 64),
    ask: duration('45s', 'time for a language model’s proposals; one that takes longer makes none', '100ms'),
    deadline: duration('2m', 'time for one step of learning, language model included', '1s'),
  }),
  browser: group({
    use: choice(
      ['auto', 'off'],
      'auto',
      'whether a browser shows pages whose text is made by scripts, where one is found',
    ),
    path: path('program of Chromium or Chrome; empty: looked for in PATH, then among playwright’s'),
    sandbox: choice(
      ['auto', 'off'],
      'auto',
      'auto: Chromium’s sandbox is on unless the daemon runs as root, where it cannot be; off: never',
    ),
    pages: count(2, 'pages shown at once'),
    deadline: duration('20s', 'time for showing one page', '1s'),
    settle: duration('8s', 'a page that does not come to rest is taken as it is after this time', '500ms'),
    requests: count(300, 'requests that one page may make'),
    bytes: size('32MB', 'bytes that one page may transfer', '1B'),
    recyclePages: count(100, 'pages after which the browser is replaced'),
    recycleAge: duration('1h', 'time after which it is replaced', '1s'),
    recycleMemory: size(
      '1GB',
      'memory of all its processes, shared memory left out, after which it is replaced; at twice as much it is killed',
      '256MB',
    ),
  }),
  store: group({
    pageAge: duration('7d', 'how long raw pages are kept', '1s'),
    documentAge: duration('365d', 'how long documents are kept after their last revision', '1s'),
    pagesPerProfile: count(20, 'of a site’s raw pages that a profile read, so many of the latest are kept'),
    outcomeAge: duration('90d', 'how long it is known how a page was read', '1s'),
    eventAge: duration(
      '365d',
      'how long events, and what documents say of them, are kept after the last change of any of it; documents count for two weeks, so not for less than a month',
      '30d',
    ),
    minFree: size('1GB', 'the daemon halts below this free disk space'),
  }),
  models: group({
    folder: text('models', 'folder of the models’ files; a relative one lies beside the program’s package.json'),
  }),
  embedder: group({
    use: choice(
      ['auto', 'off'],
      'auto',
      'whether pages are also matched by what they say; auto, if the model is there',
    ),
    model: text('minilm-l6-v2-int8', 'id of the model in models/manifest.json'),
    threads: count(1, 'threads of the embedder’s process', 1, MOST_MODEL_THREADS),
    tokens: count(256, 'so many tokens of a text count', 8, 512),
    ready: duration('60s', 'time for starting the embedder’s process', '1s'),
    deadline: duration('30s', 'time for eight texts; a process that overruns it is killed', '10ms'),
  }),
  llm: group({
    propose: choice(
      ['auto', 'choose', 'write', 'off'],
      'auto',
      'how a language model takes part in learning; choose: among a page’s blocks; write: selectors; auto, write for presets, off for small models',
    ),
    model: text(
      'smollm2-135m-instruct-q4',
      'id of the model in models/manifest.json, name of a preset, or path of a GGUF file',
    ),
    hosts: list(
      z.string().regex(/^(cpu|gpu\d+(\+gpu\d+)*)$/, 'expected cpu, gpu0, or gpu0+gpu1'),
      'one process of the model each, separated by commas: cpu, gpu0, or gpu0+gpu1 for one over both; none: as the preset says, or one on whatever there is',
    ),
    gpu: choice(['auto', 'required', 'off'], 'auto', 'required: without a GPU the daemon does not start'),
    threads: count(
      1,
      'threads of one process on the CPU (more than one are slower where cores are busy)',
      1,
      MOST_MODEL_THREADS,
    ),
    context: count(2_048, 'tokens of prompt and answer together; a preset has its own', 256),
    ready: duration('5m', 'time for loading the model', '1s'),
    deadline: duration('60s', 'time for one answer; a process that overruns it is killed', '10ms'),
  }),
  refine: ruled(
    {
      use: choice(
        ['auto', 'on', 'off'],
        'auto',
        'whether the language model is asked for what rules leave open in reports of earthquakes; auto: presets are, small models, which find next to nothing, are not',
      ),
      voters: list(
        z.string().min(1),
        'further models that are asked too, at most two, as `llm.model` names them: a value holds when most of all give it',
      ),
      passages: count(2, 'passages of a text that a model is shown for a field', 1, 8),
      deadline: duration('5m', 'time for one document’s open fields', '1s'),
    },
    [{ key: 'voters', isBroken: ({ voters }) => voters.length > MOST_VOTERS, says: `at most ${MOST_VOTERS}` }],
  ),
  events: group({
    agencies: list(
      z
        .string()
        .regex(/^(?:[A-Z]{2}|world)=[^=+]+(?:\+[^=+]+)*$/, 'expected a country and its agencies, such as KZ=KNDC+SOME'),
      'whose magnitude is preferred, by country of the earthquake, before the bundled order, the first first: KZ=KNDC+SOME,world=USGS; world: where no agency of the country has one',
    ),
  }),
  kafka,
  database,
  qdrant,
  service,
  sqlite: group({
    synchronous: choice(
      ['full', 'normal'],
      'full',
      'full: a commit survives a power cut; normal: it survives a crash of the process',
    ),
  }),
});

export type Config = z.output<typeof configSchema>;
