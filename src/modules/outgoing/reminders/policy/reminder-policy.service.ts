import { Injectable } from '@nestjs/common';
import {
  assertVersion,
  holidaysOf,
  UnitOfWork,
  type Principal,
  type VersionCondition,
} from '../../../../platform/index.js';
import { OrganizationsRepository } from '../../../people/organizations/index.js';
import { dated, reminderPolicyOf, type PolicyDetails, type StoredPolicy } from '../domain/reminder-policy.js';
import { reminderPolicyUpdated } from '../reminders.events.js';
import { scheduleNextDay } from './day-schedule.js';
import { ReminderPolicyRepository } from './reminder-policy.repository.js';

/** How an organization asks for money that is late. */
@Injectable()
export class ReminderPolicyService {
  constructor(private readonly work: UnitOfWork) {}

  get(who: Principal): Promise<StoredPolicy> {
    return this.work.run(who, (tx) => new ReminderPolicyRepository(tx).read());
  }

  /** Replaces it, from the next day that it holds for. Raises `precondition_failed` and `validation_failed`. */
  update(who: Principal, seen: VersionCondition, details: PolicyDetails): Promise<StoredPolicy> {
    return this.work.run(who, async (tx) => {
      const { time_zone, currency } = await new OrganizationsRepository(tx).lockExisting(tx.organizationId);
      const policies = new ReminderPolicyRepository(tx);
      const before = await policies.read();
      assertVersion(seen, before.version);
      const now = await policies.replace(before, reminderPolicyOf(details, currency));
      scheduleNextDay(tx, dated(now, holidaysOf), time_zone);
      tx.announce(reminderPolicyUpdated(tx.organizationId, { before, now }));
      return now;
    });
  }
}
