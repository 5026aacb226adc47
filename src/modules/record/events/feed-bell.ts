import { Injectable } from '@nestjs/common';
import { Log, UnitOfWork } from '../../../platform/index.js';
import { tooManyWait } from './events.problems.js';

/** How soon who waits hears of an event that another node has numbered: one read by primary key for all of them. */
const LOOK_EVERY_MS = 200;
/** One organization can take no more than this part of the places of a node. */
const WAITING_MAX = 100;

interface Waiter {
  readonly seen: bigint;
  ring(last: bigint): void;
}

/** The place of one caller, until the caller has gone. */
export interface FeedPlace {
  /**
   * Resolves to the last number of the feed as soon as it is above one.
   *
   * Undefined when the time is over, the caller has gone, or the service stops.
   */
  wait(seen: bigint, withinMs: number): Promise<bigint | undefined>;
  /** Whether the caller has gone, or the service stops. */
  isOver(): boolean;
}

/**
 * Wakes those who wait for a feed to go on. They hold no connection to the database.
 *
 * It asks for the ends of all feeds that somebody waits for at once, and nothing while nobody waits. NOTIFY would be
 * sooner by a tenth of a second, but each message takes a lock that all commits share.
 */
@Injectable()
export class FeedBell {
  private readonly waiters = new Map<string, Set<Waiter>>();
  private readonly places = new Map<string, number>();
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(
    private readonly work: UnitOfWork,
    private readonly log: Log,
  ) {}

  /** How many wait right now. */
  get waiting(): number {
    return [...this.waiters.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Takes a place until the caller has gone. Raises `too_many_requests` if the organization has too many. */
  enter(organizationId: string, gone: AbortSignal): FeedPlace {
    const taken = this.places.get(organizationId) ?? 0;
    if (taken >= WAITING_MAX) throw tooManyWait(WAITING_MAX);
    this.places.set(organizationId, taken + 1);
    const ended = AbortSignal.any([gone, this.stopping.signal]);
    gone.addEventListener('abort', () => this.leave(organizationId), { once: true });
    return {
      wait: (seen, withinMs) => this.wait(organizationId, seen, { withinMs, ended }),
      isOver: () => ended.aborted,
    };
  }

  /** Ends every wait, now and from now on. */
  stop(): void {
    this.stopping.abort();
    clearInterval(this.timer);
  }

  private leave(organizationId: string): void {
    const left = (this.places.get(organizationId) ?? 1) - 1;
    if (left === 0) this.places.delete(organizationId);
    else this.places.set(organizationId, left);
  }

  private wait(
    organizationId: string,
    seen: bigint,
    { withinMs, ended }: { withinMs: number; ended: AbortSignal },
  ): Promise<bigint | undefined> {
    if (ended.aborted || withinMs <= 0) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const end = (last?: bigint): void => {
        clearTimeout(timer);
        ended.removeEventListener('abort', giveUp);
        this.remove(organizationId, waiter);
        resolve(last);
      };
      const giveUp = (): void => end();
      const waiter: Waiter = { seen, ring: end };
      const timer = setTimeout(giveUp, withinMs);
      ended.addEventListener('abort', giveUp);
      this.add(organizationId, waiter);
    });
  }

  private add(organizationId: string, waiter: Waiter): void {
    const others = this.waiters.get(organizationId) ?? new Set();
    this.waiters.set(organizationId, others.add(waiter));
    this.timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  private remove(organizationId: string, waiter: Waiter): void {
    const others = this.waiters.get(organizationId);
    others?.delete(waiter);
    if (others?.size === 0) this.waiters.delete(organizationId);
    if (this.waiters.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** A failure is only logged: who waits gets an empty answer at the end, and asks again. */
  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      for (const { organization_id, last_sequence } of await this.ends()) {
        for (const waiter of this.waiters.get(organization_id) ?? []) {
          if (last_sequence > waiter.seen) waiter.ring(last_sequence);
        }
      }
    } catch (error) {
      this.log.warn('ends of feeds not known', { error });
    } finally {
      this.isLooking = false;
    }
  }

  private ends(): Promise<{ organization_id: string; last_sequence: bigint }[]> {
    const organizations = [...this.waiters.keys()];
    return this.work.runControl((tx) =>
      tx.rows('SELECT organization_id, last_sequence FROM feed_ends($1)', [organizations]),
    );
  }
}
