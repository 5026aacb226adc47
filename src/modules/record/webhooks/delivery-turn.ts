import { setTimeout as pause } from 'node:timers/promises';

/** After this time another endpoint may take its turn, if one waits for a worker. */
const TURN_MS = 5_000;
/** A free worker comes for the next turn sooner than this. If none does, others wait. */
const GRACE_MS = 1_000;
/** What ends within this time is stored in one transaction. */
const TOGETHER_MS = 4;

/** What a turn may do now: claim deliveries, and order the next turn. */
export interface Allowed {
  readonly claims: boolean;
  readonly orders: boolean;
}

/** The turn of an endpoint on this node: its requests under way, those that have ended, and when it is over. */
export class DeliveryTurn<Ended> {
  private readonly ended: Ended[] = [];
  private requests = 0;
  private isCalled = false;
  private hasOrdered = false;
  private endsAt: number;
  private failure: { readonly error: unknown } | undefined;
  private wake = (): void => undefined;

  constructor(private readonly now = (): number => performance.now()) {
    this.endsAt = now() + TURN_MS;
  }

  /** How many requests are under way. */
  get underWay(): number {
    return this.requests;
  }

  /** Whether there is nothing to wait for, and nothing to do. */
  get isIdle(): boolean {
    return this.requests === 0 && this.ended.length === 0 && !this.isCalled;
  }

  /**
   * Asks to look again, because another worker came for the same endpoint.
   *
   * That one was free, so nobody waits for the worker of this turn, and the turn begins anew.
   */
  call(): void {
    this.isCalled = true;
    this.hasOrdered = false;
    this.endsAt = this.now() + TURN_MS;
    this.wake();
  }

  /** Says what may be done now; the next turn is to be ordered once. Takes what was called. */
  look(): Allowed {
    this.isCalled = false;
    if (this.failure !== undefined) return { claims: false, orders: false };
    const lateMs = this.now() - this.endsAt;
    const orders = lateMs >= 0 && !this.hasOrdered;
    this.hasOrdered ||= orders;
    return { claims: lateMs < GRACE_MS, orders };
  }

  /** Takes what has ended since the last time. */
  takeEnded(): Ended[] {
    return this.ended.splice(0);
  }

  /** Adds a request that is under way. `done` runs when it has ended. */
  add(request: Promise<Ended>, done: () => void): void {
    this.requests += 1;
    void request
      .then(
        (ended) => void this.ended.push(ended),
        (error: unknown) => this.fail(error),
      )
      .finally(() => {
        this.requests -= 1;
        done();
        this.wake();
      });
  }

  /** Ends the turn once its requests have ended. The first failure counts. */
  fail(error: unknown): void {
    this.failure ??= { error };
  }

  /** Raises the first failure, if there was one. */
  assertNoFailure(): void {
    if (this.failure !== undefined) throw this.failure.error;
  }

  /** Waits until there is something to do, and a moment longer, because requests that began together end together. */
  async changed(): Promise<void> {
    while (this.requests > 0 && this.ended.length === 0 && !this.isCalled) await this.woken();
    const end = this.now() + TOGETHER_MS;
    while (this.requests > 0 && this.ended.length > 0 && this.now() < end) {
      await Promise.race([this.woken(), pause(TOGETHER_MS)]);
    }
  }

  private woken(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
