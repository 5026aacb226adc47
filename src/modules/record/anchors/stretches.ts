import { UnitOfWork, type Principal } from '../../../platform/index.js';
import { AnchorsRepository } from './anchors.repository.js';
import { StretchHash } from './anchor-hash.js';
import type { AnchoredEvent } from './domain/anchored-event.js';

/** How many events are read and hashed together, so that other requests get their turn between. */
const PART = 100;

/** The numbers of a part of the feed: behind the first, up to the last, and so many at most. */
export interface Stretch {
  readonly after: bigint;
  readonly last: bigint;
  readonly limit: number;
}

/** The events of a stretch in their order, each part in a transaction of its own: events never change. */
export async function* eventsOf(
  work: UnitOfWork,
  who: Principal,
  { after, last, limit }: Stretch,
): AsyncGenerator<AnchoredEvent> {
  let [behind, left] = [after, limit];
  while (left > 0) {
    const part = { last, limit: Math.min(PART, left) };
    const events = await work.read(who, (tx) => new AnchorsRepository(tx).events(behind, part));
    yield* events;
    if (events.length < part.limit) return;
    behind = events.at(-1)?.sequence ?? last;
    left -= events.length;
  }
}

/** The hash of a stretch as it is now. */
export async function stretchHash(work: UnitOfWork, who: Principal, stretch: Stretch): Promise<StretchHash> {
  const hash = new StretchHash(stretch.after);
  for await (const event of eventsOf(work, who, stretch)) hash.add(event);
  return hash;
}
