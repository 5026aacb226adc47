import { unavailable } from './database-errors.js';

/** A request that waits longer than this for a row gets 503 and may try again. */
const WAIT_MS_MAX = 3_000;

/** Ends a transaction because too many others wait for the same row. Its work runs again when its turn comes. */
export class RowQueueFull extends Error {
  constructor(readonly row: string) {
    super(`Too many wait for ${row}.`);
  }
}

interface Queue {
  inside: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits how many transactions of this process wait in the database for the same row, because each of them holds a
 * connection. The others wait here without one; otherwise one locked row could take all connections.
 */
export class RowQueues {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly insideMax: number) {}

  /** Whether there is room. If so, the caller must call `leave` later. */
  enter(row: string): boolean {
    const queue = this.queues.get(row) ?? { inside: 0, waiting: [] };
    if (queue.inside >= this.insideMax) return false;
    queue.inside += 1;
    this.queues.set(row, queue);
    return true;
  }

  leave(row: string): void {
    const queue = this.queues.get(row);
    if (queue === undefined) return;
    const next = queue.waiting.shift();
    if (next !== undefined) next();
    else if ((queue.inside -= 1) === 0) this.queues.delete(row);
  }

  /** Enters, after waiting if necessary. Raises Problem `unavailable` when the wait is too long. */
  async turn(row: string): Promise<void> {
    if (this.enter(row)) return;
    await new Promise<void>((resolve, reject) => {
      const waiting = this.queues.get(row)?.waiting ?? [];
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(unavailable('Too many documents are being issued at once.'));
      }, WAIT_MS_MAX);
      waiting.push(begin);
    });
  }
}

/** The queues that one unit of work has entered. They stay entered over all its attempts. */
export class EnteredQueues {
  private readonly entered = new Set<string>();

  constructor(private readonly rowQueues: RowQueues) {}

  /** Must be called before the transaction locks a row that many want. Raises RowQueueFull. */
  enter(row: string): void {
    if (this.entered.has(row)) return;
    if (!this.rowQueues.enter(row)) throw new RowQueueFull(row);
    this.entered.add(row);
  }

  /** Waits for the turn after RowQueueFull, without holding a connection. Raises Problem `unavailable`. */
  async wait(row: string): Promise<void> {
    await this.rowQueues.turn(row);
    this.entered.add(row);
  }

  leave(): void {
    for (const row of this.entered) this.rowQueues.leave(row);
    this.entered.clear();
  }
}
