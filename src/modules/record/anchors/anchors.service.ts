import { Injectable } from '@nestjs/common';
import { jobKind, UnitOfWork, type Principal } from '../../../platform/index.js';
import { anchorHash } from './anchor-hash.js';
import { auditAnchored } from './anchors.events.js';
import { AnchorsRepository } from './anchors.repository.js';
import { stretchHash } from './stretches.js';

/** Anchors what has happened since the last anchor. The function order_event_anchors() orders it by this name. */
export const anchorEvents = jobKind<object>('events.anchor', { nightly: true });

/** What one anchor covers at most. */
const EVENTS_MAX = 10_000;
const NO_END = 2n ** 63n - 1n;

/** Makes the anchors of an organization. */
@Injectable()
export class AnchorsService {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Covers all events that have numbers with anchors, and tells of the last one.
   *
   * A second run finds nothing but the event of the first one, and leaves it.
   */
  async anchor(who: Principal): Promise<void> {
    while (await this.next(who));
  }

  /** Makes the next anchor. Returns whether more is left. */
  private async next(who: Principal): Promise<boolean> {
    const before = await this.work.read(who, (tx) => new AnchorsRepository(tx).last());
    const after = before?.last_sequence ?? 0n;
    const stretch = await stretchHash(this.work, who, { after, last: NO_END, limit: EVENTS_MAX });
    if (stretch.size <= (before === undefined ? 0 : 1)) return false;
    const isLast = stretch.size < EVENTS_MAX;
    const closed = stretch.end();
    return this.work.run(who, async (tx) => {
      const facts = {
        organization_id: who.organizationId,
        number: (before?.number ?? 0) + 1,
        ...closed,
        previous_hash: before?.hash ?? null,
        created_at: tx.now,
      };
      const anchor = await new AnchorsRepository(tx).insert({ ...facts, hash: anchorHash(facts) });
      if (anchor !== undefined && isLast) tx.announce(auditAnchored(anchor));
      return !isLast;
    });
  }
}
