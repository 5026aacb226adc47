import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal } from '../../../platform/index.js';
import { tellOfExport } from '../../people/exports/index.js';
import { faultsOf } from './anchor-check.js';
import { AnchorsRepository } from './anchors.repository.js';
import type { AnchorListRequest, AnchorRange } from './domain/anchor-request.js';
import type { AnchorFault } from './domain/anchor-faults.js';
import type { AnchoredEvent } from './domain/anchored-event.js';
import { contentHash } from './event-line.js';
import type { EventAnchorEntity } from './entities/event-anchor.entity.js';
import { eventsOf, stretchHash, type Stretch } from './stretches.js';

export interface AnchorPage {
  readonly anchors: readonly EventAnchorEntity[];
  readonly hasMore: boolean;
}

/** What was found when anchors were compared with the events as they are now. */
export interface AuditProof {
  readonly anchors: number;
  readonly events: number;
  readonly unanchored: number;
  readonly isIntact: boolean;
  readonly faults: readonly { readonly anchor: number; readonly code: AnchorFault }[];
  /** The last anchor that was checked. */
  readonly last: EventAnchorEntity | undefined;
  /** Where to go on. */
  readonly nextFrom: number | null;
}

/** An anchor, or an event of the anchor before. */
export type Evidence =
  | { readonly anchor: EventAnchorEntity }
  | { readonly event: AnchoredEvent; readonly content_hash: string | null };

/** One answer reads so many events, and those of one anchor more. */
const EVENTS_MAX = 20_000;
const FAULTS_MAX = 100;
const PART = 100;

/** The read side of the anchors, and the proof that the audit log is what it was. */
@Injectable()
export class AnchorsQueries {
  constructor(private readonly work: UnitOfWork) {}

  async list(who: Principal, { before, limit }: AnchorListRequest): Promise<AnchorPage> {
    const found = await this.work.read(who, (tx) => new AnchorsRepository(tx).before(before, limit + 1));
    return { anchors: found.slice(0, limit), hasMore: found.length > limit };
  }

  /** Reads events and anchors again, and compares them. */
  async verify(who: Principal, { from, to }: AnchorRange): Promise<AuditProof> {
    const unanchored = await this.work.read(who, (tx) => new AnchorsRepository(tx).unanchored());
    const counts = { anchors: 0, events: 0 };
    const faults: { anchor: number; code: AnchorFault }[] = [];
    let last: EventAnchorEntity | undefined;
    let nextFrom: number | null = null;
    for await (const { anchor, before } of this.pairs(who, { from, to })) {
      if (counts.events >= EVENTS_MAX) {
        nextFrom = anchor.number;
        break;
      }
      const hash = await stretchHash(this.work, who, stretchOf(anchor, before));
      const now = { now: hash.end(), isWhole: hash.hasNoGap };
      faults.push(...faultsOf(anchor, before, now).map((code) => ({ anchor: anchor.number, code })));
      counts.anchors += 1;
      counts.events += hash.size;
      last = anchor;
    }
    const isIntact = faults.length === 0;
    return { ...counts, unanchored, isIntact, faults: faults.slice(0, FAULTS_MAX), last, nextFrom };
  }

  /** Tells that somebody takes the evidence away. Takes the parameters of the request. */
  tellOfExport(who: Principal, parameters: Readonly<Record<string, string>>): Promise<void> {
    return tellOfExport(this.work, who, { name: 'audit.export_anchors', of: null, parameters });
  }

  /** The anchors of a range in their order, each with its events behind it. */
  async *evidence(who: Principal, range: AnchorRange): AsyncGenerator<Evidence> {
    for await (const { anchor, before } of this.pairs(who, range)) {
      yield { anchor };
      for await (const event of eventsOf(this.work, who, stretchOf(anchor, before))) {
        yield { event, content_hash: contentHash(event) };
      }
    }
  }

  /** The anchors of a range, each with the one before it. */
  private async *pairs(
    who: Principal,
    { from, to }: AnchorRange,
  ): AsyncGenerator<{ readonly anchor: EventAnchorEntity; readonly before: EventAnchorEntity | undefined }> {
    let before: EventAnchorEntity | undefined;
    let next = Math.max(1, from - 1);
    for (;;) {
      const part = await this.work.read(who, (tx) => new AnchorsRepository(tx).from(next, PART));
      for (const anchor of part) {
        if (anchor.number > to) return;
        if (anchor.number >= from) yield { anchor, before };
        before = anchor;
      }
      if (part.length < PART || before === undefined) return;
      next = before.number + 1;
    }
  }
}

/** What an anchor has to cover: everything behind the one before it. */
function stretchOf(anchor: EventAnchorEntity, before: EventAnchorEntity | undefined): Stretch {
  const after = before?.last_sequence ?? anchor.first_sequence - 1n;
  const { last_sequence: last } = anchor;
  return { after, last, limit: Math.max(0, Number(last - after)) };
}
