import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../kernel/canonical-json.js';
import type { AnchoredEvent, AnchoredStretch, AnchorFacts } from './domain/anchored-event.js';
import { lineOf } from './event-line.js';

/** The hash of an anchor: it covers the events of its stretch and, through the anchor before it, all earlier ones. */
export function anchorHash(facts: AnchorFacts): Buffer {
  const text = canonicalJson({
    organization_id: facts.organization_id,
    number: facts.number,
    first_sequence: Number(facts.first_sequence),
    last_sequence: Number(facts.last_sequence),
    events_hash: facts.events_hash.toString('hex'),
    previous_hash: facts.previous_hash?.toString('hex') ?? null,
    created_at: facts.created_at.toISOString(),
  });
  return createHash('sha256').update(text).digest();
}

/** Takes the events of a stretch one after the other. */
export class StretchHash {
  private readonly hash = createHash('sha256');
  private last: bigint;
  private events = 0;
  private whole = true;

  /** Takes the number before the first event. */
  constructor(private readonly after: bigint) {
    this.last = after;
  }

  add(event: AnchoredEvent): void {
    if (event.sequence !== this.last + 1n) this.whole = false;
    this.hash.update(`${lineOf(event)}\n`);
    this.last = event.sequence;
    this.events += 1;
  }

  /** How many events there were. */
  get size(): number {
    return this.events;
  }

  /** Whether no number was missing. */
  get hasNoGap(): boolean {
    return this.whole;
  }

  /** Ends the stretch. */
  end(): AnchoredStretch {
    return {
      first_sequence: this.after + 1n,
      last_sequence: this.last,
      events_hash: this.hash.digest(),
    };
  }
}
