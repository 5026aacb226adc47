import { dateInZone, type CalendarDate } from '../../kernel/time/calendar-date.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { OrganizationEntity } from './entities/organization.entity.js';
import { OrganizationsRepository } from './organizations.repository.js';

/** The organization of a transaction, and the day that it is there. */
export async function organizationToday(
  tx: Transaction,
): Promise<{ readonly organization: OrganizationEntity; readonly today: CalendarDate }> {
  const organization = await new OrganizationsRepository(tx).existing(tx.organizationId);
  return { organization, today: dateInZone(tx.now, organization.time_zone) };
}
