import { randomBytes } from 'node:crypto';
import { newId } from '../../src/platform/contract/ids/new-id.js';
import type { PlannedStatement, Slot } from './plan.js';

/** Counted numbers stay apart from those that the service counts on to between two runs of the limit. */
const COUNT_STEP = 1_000_000;
let count = 1_000_000_000;

/** To be called before each run of the limit. */
export function leaveRoom(): void {
  count = (Math.floor(count / COUNT_STEP) + 1) * COUNT_STEP;
}

/** The values of one run through a plan: a new one stands wherever the recording had the same one twice. */
export class FreshValues {
  private readonly made = new Map<string, unknown>();
  private readonly now = new Date();
  private readonly count = (count += 1);

  constructor(
    /** The ids of the request that was recorded, and of the one that this run stands for. */
    private readonly recorded: readonly string[],
    private readonly requested: readonly string[],
  ) {}

  of({ slots }: PlannedStatement): unknown[] {
    return slots.map((slot) => this.value(slot));
  }

  /** The organization stands in the text of BEGIN. */
  textOf({ text, name }: PlannedStatement): string {
    if (name !== undefined) return text;
    return this.recorded.reduce((sql, id, at) => sql.replaceAll(id, this.requested[at] ?? id), text);
  }

  private value(slot: Slot): unknown {
    switch (slot.kind) {
      case 'constant':
        return slot.value;
      case 'requested':
        return this.requested[slot.index];
      case 'now':
        return this.now;
      case 'count':
        return this.count;
      case 'list':
        return slot.slots.map((entry) => this.value(entry));
      case 'uuid':
        return this.once(slot.name, () => newId(this.now));
      case 'bytes':
        return this.once(slot.name, () => randomBytes(slot.like.length));
      case 'text':
        return this.once(slot.name, () => `R-${process.pid}-${this.count}`);
    }
  }

  private once(name: string, make: () => unknown): unknown {
    if (!this.made.has(name)) this.made.set(name, make());
    return this.made.get(name);
  }
}
