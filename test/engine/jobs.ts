/** Records that say how their handling shall go, and a processor that obeys. */
import { z } from 'zod';
import { type Answer, type Context, defer, done, type Processor, reject, retry } from '../../src/engine/processor.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { OutRecord } from '../../src/ports/log.ts';
import { type Contract, decode, encode } from '../../topics/contract.ts';

const jobRecord = z.object({
  id: z.string(),
  lane: z.string().nullable(),
  /** One step per handling; after the last one it is done. */
  steps: z.array(z.enum(['retry', 'defer-short', 'defer-long', 'bug', 'effects-fail', 'reject', 'retry-in-an-hour'])),
});
export type Job = z.infer<typeof jobRecord>;

export const jobs: Contract<Job> = {
  topic: 'jobs',
  description: 'jobs of the tests',
  public: null,
  schema: jobRecord,
  version: 1,
  partitions: 1,
  retentionMs: null,
  compact: false,
  maxBytes: 10_000,
  keyed: 'id',
  key: ({ id }) => id,
  orderKey: ({ lane }) => lane,
  eventId: ({ id }) => id,
};

export const job = (id: string, steps: Job['steps'] = [], lane: string | null = null): OutRecord =>
  encode(jobs, { id, lane, steps });

export interface Work {
  readonly processor: Processor<Job>;
  /** Ends the i-th handling under way (modulo their number); false when there is none. */
  release(index: number): boolean;
  /** Order keys that are being handled. */
  readonly busy: Map<string, number>;
  /** The most handlings of one order key at once, ever. */
  most: number;
  readonly handled: string[];
}

/**
 * A processor whose handlings end when the test says so. Its emits go to `out`. With `skip` it begins after so many
 * steps: the same record may so get different answers in different processes.
 */
export function worker(deadlineMs = 60_000, skip = 0): Work {
  const open: { finish: () => void }[] = [];
  const seen = new Map<string, number>();
  const work: Work = {
    busy: new Map(),
    most: 0,
    handled: [],
    release(index) {
      const one = open[index % Math.max(1, open.length)];
      one?.finish();
      return one !== undefined;
    },
    processor: {
      name: 'work',
      input: jobs,
      deadlineMs,
      patienceMs: 10_000,
      decode: (record) => decode(jobs, record),
      facts: ({ id }) => ({ documentId: id }),
      rejected:
        ({ id }) =>
        async (tx) => {
          await tx.freeClaim(id);
          return [];
        },
      handle(value, _record, context) {
        work.handled.push(value.id);
        const count = (work.busy.get(value.lane ?? '') ?? 0) + 1;
        work.busy.set(value.lane ?? '', count);
        if (value.lane !== null) work.most = Math.max(work.most, count);
        return new Promise<Answer>((resolve, refuse) => {
          const one = { finish: () => {} };
          const end = (answer: () => Answer) => {
            work.busy.set(value.lane ?? '', (work.busy.get(value.lane ?? '') ?? 1) - 1);
            if (open.includes(one)) open.splice(open.indexOf(one), 1);
            try {
              resolve(answer());
            } catch (error) {
              refuse(error);
            }
          };
          one.finish = () => end(() => act(value, context, seen, skip));
          open.push(one);
          context.signal.addEventListener('abort', () => {
            if (open.includes(one))
              end(() => {
                throw context.signal.reason;
              });
          });
        });
      },
    },
  };
  return work;
}

function act(job: Job, context: Context, seen: Map<string, number>, skip: number): Answer {
  const step = seen.get(job.id) ?? skip;
  seen.set(job.id, step + 1);
  switch (job.steps[step]) {
    case 'retry':
      return retry(new CodedError('HTTP_SERVER_ERROR', 'asked for', { value: job.id }));
    case 'retry-in-an-hour':
      return retry(new CodedError('HTTP_THROTTLED', 'asked for', { value: job.id }), 3_600_000);
    case 'defer-short':
      return defer(context.now() + 1_000);
    case 'defer-long':
      return defer(context.now() + 75_000);
    case 'bug':
      throw new TypeError('asked for');
    case 'reject':
      return reject(new CodedError('HTTP_NOT_FOUND', 'asked for', { value: job.id }));
    case 'effects-fail':
      return done([], async () => {
        throw new CodedError('CONNECT_FAILED', 'asked for', { value: job.id });
      });
    default:
      return done([{ topic: 'out', key: job.id, value: Buffer.from(job.id), headers: {} }], async (tx) => {
        await tx.keepClaim(job.id, 0);
        return [];
      });
  }
}
