import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal, type WaitingCall } from '../../../platform/index.js';
import type { EventRequest, FollowRequest } from './domain/event-request.js';
import { Bulkhead } from './domain/bulkhead.js';
import { EventsRepository, type NumberedEvent } from './events.repository.js';
import { feedEndsEarlier } from './events.problems.js';
import { FeedBell, type FeedPlace } from './feed-bell.js';

/** A stretch of the feed. */
export interface EventPage {
  readonly events: readonly NumberedEvent[];
  readonly hasMore: boolean;
}

/** A stretch of the feed, and who reads it, as far as the credential still allows it. */
export interface AwaitedPage {
  readonly page: EventPage;
  readonly reader: Principal;
}

/** What a follower gets: an event, or only how far the feed is. */
export interface Followed {
  readonly after: bigint;
  readonly event?: NumberedEvent;
  readonly reader: Principal;
}

interface Waiter {
  readonly place: FeedPlace;
  readonly call: WaitingCall;
}

/** Proxies close connections on which nothing comes, many after half a minute. */
const BEAT_EVERY_MS = 15_000;
/** An event wakes all who wait for it. So many of them read at once, so that other requests get connections, too. */
const AWAKE_AT_ONCE = 4;

/** The read side of what happened. */
@Injectable()
export class EventsQueries {
  private readonly awake = new Bulkhead(AWAKE_AT_ONCE);

  constructor(
    private readonly work: UnitOfWork,
    private readonly bell: FeedBell,
  ) {}

  async get(who: Principal, id: string): Promise<NumberedEvent> {
    const event = await this.work.read(who, (tx) => new EventsRepository(tx).byId(id));
    if (event === undefined) throw notFound('event');
    return event;
  }

  /** Raises `feed_ends_earlier` for a number that the feed has not reached. */
  async list(who: Principal, request: EventRequest): Promise<EventPage> {
    const found = await this.work.read(who, (tx) => new EventsRepository(tx).after(request));
    if (found.length === 0 && !request.isDescending) await this.assertReached(who, request.after);
    return { events: found.slice(0, request.limit), hasMore: found.length > request.limit };
  }

  /**
   * Returns the page, and waits for its first event if there is none. No connection is held meanwhile.
   *
   * Raises `too_many_requests` if too many wait already, what `list` raises, and what `call.again` raises.
   */
  async awaited(who: Principal, request: EventRequest, call: WaitingCall): Promise<AwaitedPage> {
    const page = await this.list(who, request);
    if (page.events.length > 0 || request.waitMs === 0) return { page, reader: who };
    const place = this.bell.enter(who.organizationId, call.gone);
    return this.waitFor({ page, reader: who }, request, { place, call });
  }

  /**
   * Returns the events behind the request's number as they come, until the caller has gone or the credential ends.
   *
   * Without a number it begins at the end of the feed. Raises `too_many_requests` if too many wait already, and
   * `feed_ends_earlier`.
   */
  async followed(
    who: Principal,
    { after, ...request }: FollowRequest,
    call: WaitingCall,
  ): Promise<AsyncIterable<Followed>> {
    if (after !== undefined) await this.assertReached(who, after);
    const place = this.bell.enter(who.organizationId, call.gone);
    const start = after ?? (await this.work.read(who, (tx) => new EventsRepository(tx).lastNumber()));
    return this.follow(who, { ...request, after: start }, { place, call });
  }

  private async assertReached(who: Principal, after: bigint): Promise<void> {
    if (after === 0n) return;
    const last = await this.work.read(who, (tx) => new EventsRepository(tx).lastNumber());
    if (last < after) throw feedEndsEarlier(last);
  }

  private async *follow(
    who: Principal,
    request: EventRequest,
    { place, call }: Waiter,
  ): AsyncGenerator<Followed> {
    let [reader, after, seen] = [who, request.after, request.after];
    // Whoever is cut off before the first event goes on from here as well.
    yield { after, reader };
    while (!place.isOver()) {
      const asked = { ...request, after };
      const { events, hasMore } = await this.awake.run(() => this.list(reader, asked));
      for (const event of events) {
        after = event.sequence ?? after;
        yield { after, event, reader };
      }
      seen = seen > after ? seen : after;
      reader = await call.again();
      for (let isNew = hasMore; !isNew && !place.isOver();) {
        const last = await place.wait(seen, BEAT_EVERY_MS);
        reader = await call.again();
        isNew = last !== undefined;
        seen = last ?? seen;
        if (!isNew) yield { after, reader };
      }
    }
  }

  /** Waits again when what came is not what was asked for. */
  private async waitFor(
    before: AwaitedPage,
    request: EventRequest,
    { place, call }: Waiter,
  ): Promise<AwaitedPage> {
    const endsMs = performance.now() + request.waitMs;
    let [awaited, seen] = [before, request.after];
    while (awaited.page.events.length === 0) {
      const last = await place.wait(seen, endsMs - performance.now());
      if (last === undefined) break;
      const reader = await call.again();
      awaited = { page: await this.awake.run(() => this.list(reader, request)), reader };
      seen = last;
    }
    return awaited;
  }
}
