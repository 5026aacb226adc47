import { Injectable } from '@nestjs/common';
import { jobKind, UnitOfWork, type Principal } from '../../../platform/index.js';
import { redacted } from '../anchors/index.js';
import { approvalsAbout } from '../approvals/index.js';
import { endExports } from '../data-exports/index.js';
import { personalPlaces } from './domain/personal-places.js';
import { ErasuresRepository } from './erasures.repository.js';

export interface RedactionOrder {
  readonly customer_id: string;
}

/** Takes the personal data of a customer out of events. */
export const redactEvents = jobKind<RedactionOrder>('personal_data.redact_events');

/** Objects whose events are read and written in one transaction. */
const PART = 50;

@Injectable()
export class EventRedaction {
  constructor(private readonly work: UnitOfWork) {}

  /** Events that have lost their values already are left, so that a second run changes nothing. */
  async redact(who: Principal, { customer_id: id }: RedactionOrder): Promise<void> {
    const objects = await this.objectsOf(who, id);
    for (let begin = 0; begin < objects.length; begin += PART) {
      await this.redactPart(who, objects.slice(begin, begin + PART));
    }
  }

  /** The customer, and everything of the customer that events tell of. */
  private objectsOf(who: Principal, customerId: string): Promise<string[]> {
    return this.work.run(who, async (tx) => {
      const erasures = new ErasuresRepository(tx);
      const records = (await erasures.records(customerId)).map(({ id }) => id);
      const [mails, parts] = [await erasures.mailsOf(customerId), await erasures.partsOf(records)];
      const recurring = await erasures.recurringOf(customerId);
      return [
        customerId,
        ...records,
        ...mails,
        ...parts,
        ...recurring,
        ...(await approvalsAbout(tx, customerId)),
      ];
    });
  }

  private redactPart(who: Principal, objects: readonly string[]): Promise<void> {
    return this.work.run(who, async (tx) => {
      const erasures = new ErasuresRepository(tx);
      const found = await erasures.events(objects);
      const changed = found
        .map((event) => ({ event, places: personalPlaces(event.data) }))
        .filter(({ places }) => places.size > 0)
        .map(({ event, places }) => ({ ...event, ...redacted(event, places) }));
      if (changed.length === 0) return;
      await erasures.redact(changed);
      await endExports(tx);
    });
  }
}
