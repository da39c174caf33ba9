/** A world with jobs in it and a started worker, and ways to look at its topics. */
import { type job, type Work, worker } from './jobs.ts';
import { World } from './world.ts';

export interface Started {
  readonly world: World;
  readonly work: Work;
}

export async function started(
  records: ReturnType<typeof job>[],
  change: (world: World) => void = () => {},
): Promise<Started> {
  const world = new World();
  const work = worker();
  change(world);
  world.append(records);
  await world.start([work.processor]);
  await world.settle();
  return { world, work };
}

/** The values of a topic. */
export const valuesOf = (world: World, topic: string) =>
  (world.topics.get(topic) ?? []).map(({ value }) => JSON.parse(Buffer.from(value).toString()));

/** The jobs that were done. */
export const outputs = (world: World) => (world.topics.get('out') ?? []).map(({ key }) => key);
