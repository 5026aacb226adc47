import { unavailable } from './database-errors.js';

/** Whoever has waited so long is told to come again. */
const WAIT_MS_MAX = 3_000;

/** A transaction has to end because too many wait for the same already; its work is done again when it is its turn. */
export class StandBack extends Error {
  constructor(readonly line: string) {
    super(`Too many wait for ${line}.`);
  }
}

interface Line {
  inside: number;
  readonly waiting: (() => void)[];
}

/**
 * Those who wait for the same row, at most so many of them with a connection to the database: the others wait in a line
 * of this process. Otherwise all connections would wait for one row that somebody holds.
 */
export class Lines {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly most: number) {}

  /** Whether there is room; `leave` has to be called for each that came in. */
  enter(name: string): boolean {
    const line = this.lines.get(name) ?? { inside: 0, waiting: [] };
    if (line.inside >= this.most) return false;
    line.inside += 1;
    this.lines.set(name, line);
    return true;
  }

  leave(name: string): void {
    const line = this.lines.get(name);
    if (line === undefined) return;
    const next = line.waiting.shift();
    if (next !== undefined) next();
    else if ((line.inside -= 1) === 0) this.lines.delete(name);
  }

  /** Comes back inside. Raises Problem `unavailable` when it takes too long. */
  async turn(name: string): Promise<void> {
    if (this.enter(name)) return;
    await new Promise<void>((resolve, reject) => {
      const waiting = this.lines.get(name)?.waiting ?? [];
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

/** Where a piece of work stands, over all its attempts. */
export class Place {
  private readonly inside = new Set<string>();

  constructor(private readonly lines: Lines) {}

  /** To be called before a row is locked that many want. Raises StandBack. */
  enter(line: string): void {
    if (this.inside.has(line)) return;
    if (!this.lines.enter(line)) throw new StandBack(line);
    this.inside.add(line);
  }

  /** Waits for the turn that was not there, without a connection. Raises Problem `unavailable`. */
  async wait(line: string): Promise<void> {
    await this.lines.turn(line);
    this.inside.add(line);
  }

  leave(): void {
    for (const line of this.inside) this.lines.leave(line);
    this.inside.clear();
  }
}
