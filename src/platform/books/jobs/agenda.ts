import type { OrderedJob } from '../handles.js';

/** A job of an agenda. */
export interface AgendaJob extends OrderedJob {
  /** Its row in the queue, or that of the job that it replaces. */
  readonly row?: JobRow;
  /** Whether the queue has it as it is. */
  readonly isQueued?: boolean;
}

/** A row of the queue. It counts no longer once its revision has changed. */
export interface JobRow {
  readonly id: string;
  readonly revision: number;
}

interface Entry {
  readonly job: AgendaJob;
  readonly place: number;
}

/** What is to be done in the order of time. Like in the queue, a job replaces the one of its kind under its key. */
export class Agenda {
  /** The last one comes first. */
  private readonly entries: Entry[] = [];
  private readonly current = new Map<string, Entry>();
  private place = 0;

  add(given: AgendaJob): void {
    const name = nameOf(given);
    const replaced = this.current.get(name)?.job.row;
    const job = given.row === undefined && replaced !== undefined ? { ...given, row: replaced } : given;
    const entry = { job, place: (this.place += 1) };
    this.current.set(name, entry);
    this.entries.splice(this.indexFor(entry), 0, entry);
  }

  /** Takes the next job that is due by an instant; undefined if there is none. */
  take(until: Date): AgendaJob | undefined {
    for (let next = this.entries.at(-1); next !== undefined; next = this.entries.at(-1)) {
      if (this.current.get(nameOf(next.job)) !== next) {
        this.entries.pop();
        continue;
      }
      if (next.job.due > until) return undefined;
      this.entries.pop();
      this.current.delete(nameOf(next.job));
      return next.job;
    }
    return undefined;
  }

  /** What is left, in no order. */
  get left(): AgendaJob[] {
    return [...this.current.values()].map(({ job }) => job);
  }

  /** Before the first entry that is to be taken earlier. */
  private indexFor(entry: Entry): number {
    let [low, high] = [0, this.entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const there = this.entries[middle];
      if (there !== undefined && isEarlier(entry, there)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function isEarlier(one: Entry, other: Entry): boolean {
  const difference = one.job.due.getTime() - other.job.due.getTime();
  return difference === 0 ? one.place < other.place : difference < 0;
}

function nameOf({ kind, key }: OrderedJob): string {
  return `${kind} ${key}`;
}
