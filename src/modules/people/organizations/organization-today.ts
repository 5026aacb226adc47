import { defaultSettling, type Settling } from '../../../kernel/accounts/settling.js';
import { dateInZone, type CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../platform/index.js';
import type { OrganizationEntity } from './entities/organization.entity.js';
import { OrganizationsRepository } from './organizations.repository.js';

/** The time zone that the days of a transaction's organization are counted in. */
export async function organizationTimeZone(tx: Transaction): Promise<string> {
  const statement = 'SELECT time_zone FROM organizations WHERE id = $1';
  const row = await tx.row<Pick<OrganizationEntity, 'time_zone'>>(statement, [tx.organizationId]);
  if (row === undefined) throw new Error('The organization of a credential is not there.');
  return row.time_zone;
}

/** What the organization of a transaction says of invoices that money leaves a rest of. */
export async function organizationSettling(tx: Transaction): Promise<Settling> {
  const statement = 'SELECT settling FROM organizations WHERE id = $1';
  const row = await tx.row<Pick<OrganizationEntity, 'settling'>>(statement, [tx.organizationId]);
  return row?.settling ?? defaultSettling;
}

/** The organization of a transaction, and the day that it is there. */
export async function organizationToday(
  tx: Transaction,
): Promise<{ readonly organization: OrganizationEntity; readonly today: CalendarDate }> {
  const organization = await new OrganizationsRepository(tx).existing(tx.organizationId);
  return { organization, today: dateInZone(tx.now, organization.time_zone) };
}
