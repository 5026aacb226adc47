import type { ExceededLimit } from '../../../kernel/problems/exceeded-limit.js';
import type { Problem } from '../../../kernel/problems/problem.js';
import { dateInZone } from '../../../kernel/time/calendar-date.js';
import {
  ApprovalNeeded,
  limitExceeded,
  type AllowedUnder,
  type CredentialLimits,
  type DomainEvent,
  type LimitedWork,
} from '../../../platform/index.js';
import { deedOf, merged } from './domain/limits/deeds.js';
import { effectsOfOperations } from './domain/limits/effects-of-operations.js';
import type { KeyLimits } from '../../../kernel/limits/key-limits.js';
import { refusalOfDay, refusalOfDeed, refusalOfOperation } from './domain/limits/refusals.js';
import { waitsForApproval } from './domain/limits/waits.js';
import { LimitUsesRepository, type LimitsHolder } from './limit-uses.repository.js';

/**
 * The one place where the limits of an API key or a member are enforced: on the events of a unit of work, just before
 * they are stored, so that no way to do something gets by (decision 0406).
 */
export class EnforcedLimits implements CredentialLimits {
  constructor(
    private readonly holder: LimitsHolder,
    private readonly limits: KeyLimits,
    /** Whether somebody has approved what is done under them. */
    private readonly isApproved = false,
  ) {}

  refusalOf({ id, method }: { readonly id: string; readonly method: string }): Problem | undefined {
    if (method === 'get' || method === 'head') return undefined;
    // What no key can call is about a person's own account: whoever has limits manages nothing else.
    if (this.holder.kind === 'user' && effectsOfOperations[id] === undefined) return undefined;
    const exceeded = refusalOfOperation(this.limits, id);
    return exceeded && limitExceeded(exceeded);
  }

  alwaysWaits(operationId: string): boolean {
    return !this.isApproved && this.limits.needs_approval?.operations?.includes(operationId) === true;
  }

  waitsFor(events: readonly DomainEvent[]): boolean {
    if (this.isApproved) return false;
    return events.some((event) => waitsForApproval(this.limits, deedOf(event)) !== undefined);
  }

  /**
   * Takes the limits as they are now, which may be others than when the request began. Whoever else uses the key, or
   * acts as the member, waits from here to the commit, so that the sums of a day are exact.
   */
  async admit(work: LimitedWork): Promise<AllowedUnder> {
    const deeds = work.events.map(deedOf);
    const counted = merged(deeds);
    const uses = new LimitUsesRepository(work, this.holder);
    const { limits, limits_version, time_zone } = await uses.present({ locks: counted.length > 0 });
    const allowed = { limits_version };
    if (limits === null) return allowed;
    for (const deed of deeds) refuse(refusalOfDeed(limits, deed));
    if (counted.length > 0) {
      const { currency = '' } = limits.per_day ?? {};
      refuse(refusalOfDay(limits, await uses.add(dateInZone(work.now, time_zone), currency, counted)));
    }
    if (this.isApproved || work.isDryRun) return allowed;
    const reason = deeds.map((deed) => waitsForApproval(limits, deed)).find((one) => one !== undefined);
    if (reason !== undefined) throw new ApprovalNeeded(reason);
    return allowed;
  }
}

/** The limits of a key and those of the member who made it; there may be one of them, or both. */
interface Joint {
  readonly own: EnforcedLimits | undefined;
  readonly maker: EnforcedLimits | undefined;
}

/** What a key is bound by: its own limits and those of its maker, of whose day it uses up a part (decision 0417). */
export function jointLimits({ own, maker }: Joint): { readonly limits?: CredentialLimits } {
  if (maker !== undefined) return { limits: new LimitsWithThoseOfMaker(maker, own) };
  return own === undefined ? {} : { limits: own };
}

class LimitsWithThoseOfMaker implements CredentialLimits {
  constructor(
    private readonly maker: EnforcedLimits,
    private readonly own: EnforcedLimits | undefined,
  ) {}

  refusalOf(operation: { readonly id: string; readonly method: string }): Problem | undefined {
    return this.own?.refusalOf(operation) ?? this.maker.refusalOf(operation);
  }

  alwaysWaits(operationId: string): boolean {
    return this.own?.alwaysWaits(operationId) === true || this.maker.alwaysWaits(operationId);
  }

  waitsFor(events: readonly DomainEvent[]): boolean {
    return this.own?.waitsFor(events) === true || this.maker.waitsFor(events);
  }

  /** The membership is locked before the key, as by whoever removes a member with the keys. */
  async admit(work: LimitedWork): Promise<AllowedUnder> {
    const { limits_version: maker_limits_version } = await this.maker.admit(work);
    return { maker_limits_version, ...(await this.own?.admit(work)) };
  }
}

function refuse(exceeded: ExceededLimit | undefined): void {
  if (exceeded !== undefined) throw limitExceeded(exceeded);
}
