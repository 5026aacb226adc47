import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../../../kernel/time/calendar-date.js';
import {
  assertConfirmed,
  enqueue,
  jobKind,
  UnitOfWork,
  type Principal,
  type Transaction,
} from '../../../platform/index.js';
import { organizationToday, OrganizationsRepository } from '../../people/organizations/index.js';
import {
  isShorter,
  keptToday,
  nextDay,
  retentionOf,
  yearsOf,
  type DecidedYears,
  type KeptFor,
} from './domain/retention.js';
import { ErasuresRepository } from './erasures.repository.js';
import { retentionUpdated } from './privacy.events.js';
import { RetentionRepository } from './retention.repository.js';

/** Reckons anew when what is kept may go, because the years have changed. */
export const reckonDue = jobKind<object>('personal_data.reckon_due');

/** Erasures that are reckoned in one transaction. */
const PART = 50;

/** For how long an organization keeps what a law asks for. */
@Injectable()
export class RetentionService {
  constructor(private readonly work: UnitOfWork) {}

  get(who: Principal): Promise<KeptFor> {
    return this.work.run(who, async (tx) => {
      const { organization } = await organizationToday(tx);
      const retention = retentionOf(organization.address?.country, organization.retention_years);
      return { retention, due: await new RetentionRepository(tx).due() };
    });
  }

  /** Raises `confirmation_required` for years that become fewer. */
  update(who: Principal, decided: DecidedYears): Promise<KeptFor> {
    return this.work.run(who, async (tx) => {
      const before = await new OrganizationsRepository(tx).lockExisting(tx.organizationId);
      const country = before.address?.country;
      const former = retentionOf(country, before.retention_years);
      const retention = retentionOf(country, decided);
      if (isShorter(retention.years, former.years)) assertConfirmed(who, tx.realNow);
      await new OrganizationsRepository(tx).keepFor(tx.organizationId, decided);
      if (JSON.stringify(retention.years) !== JSON.stringify(former.years)) {
        tx.announce(retentionUpdated(before.id, retention.years, former.years));
        enqueue(tx, reckonDue, { key: 'changed', payload: {} });
      }
      return { retention, due: await new RetentionRepository(tx).due() };
    });
  }

  /** Says of each erasure when something may go next. A second run finds the same. */
  async reckon(who: Principal): Promise<void> {
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after !== undefined) {
      const from: string = after;
      after = await this.work.run(who, (tx) => reckonPart(tx, from));
    }
  }
}

async function reckonPart(tx: Transaction, after: string): Promise<string | undefined> {
  const { organization, today } = await organizationToday(tx);
  const retention = retentionOf(organization.address?.country, organization.retention_years);
  const waiting = await new RetentionRepository(tx).waiting(after, PART);
  for (const { id, customer_id } of waiting) {
    const years = yearsOf(await new ErasuresRepository(tx).records(customer_id));
    const kept = keptToday(years, { retention, today });
    await new RetentionRepository(tx).setNext(id, nextOf(years.length - kept.length, nextDay(kept), today));
  }
  return waiting.at(-1)?.id;
}

/** What is over already goes in the next night: until then a mistake can be taken back. */
function nextOf(over: number, next: CalendarDate | null, today: CalendarDate): CalendarDate | null {
  return over > 0 ? addDays(today, 1) : next;
}
