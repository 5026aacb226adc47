import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import {
  enqueue,
  jobKind,
  UnitOfWork,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import { CustomersRepository, hasUnsettledDocuments } from '../../books/customers/index.js';
import { ReceivablesRepository } from '../../books/receivables/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { endApprovals } from '../approvals/index.js';
import { endExports } from '../data-exports/index.js';
import { endImports } from '../imports/index.js';
import type { ErasureReason, ErasureReport, ErasureRequest } from './domain/erasure.js';
import {
  keptToday,
  lastYearOver,
  nextDay,
  retentionOf,
  yearsOf,
  type Retention,
} from './domain/retention.js';
import { redactEvents } from './event-redaction.service.js';
import { ErasuresRepository, type PersonalRecord } from './erasures.repository.js';
import { personalDataErased } from './privacy.events.js';

/** Erases what had to stay until now. The function order_due_erasures() orders it by this name. */
export const eraseDue = jobKind<object>('personal_data.erase_due', { nightly: true });

/** Mails that are leaving, and answers that are kept for retries, are over by then. */
const SECOND_LOOK_MS = 25 * 60 * 60_000;
/** Erasures that are looked at in one transaction. */
const PART = 20;

/** Erases the personal data of customers: at once, and once the retention of what has to stay is over. */
@Injectable()
export class ErasuresService {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Erases whoever was merged into the customer, too.
   *
   * Raises `not_found`, `precondition_failed`, `customer_merged`, and `has_open_documents` for open invoices and
   * credit.
   */
  erase(who: Principal, target: Target, request: ErasureRequest): Promise<ErasureReport> {
    return this.work.run(who, async (tx) => {
      const customers = new CustomersRepository(tx);
      const { id } = await customers.lock(target);
      if ((await new ReceivablesRepository(tx).documentsOf(id)).unsettled) throw hasUnsettledDocuments();
      const report = await this.eraseCustomer(tx, id, request);
      if (request.dry_run) return report;
      orderRedaction(tx, id);
      for (const merged of await new ErasuresRepository(tx).mergedInto(id)) {
        await this.eraseMerged(tx, merged, request);
      }
      return report;
    });
  }

  /** Everything of a merged customer is with another one; what is left is who it was, in its row and its events. */
  private async eraseMerged(
    tx: Transaction,
    customerId: string,
    { reason }: { readonly reason: ErasureReason },
  ): Promise<void> {
    const erasures = new ErasuresRepository(tx);
    const mails = await erasures.mailsOf(customerId);
    await erasures.note(customerId, reason, null);
    await erasures.erase({ customerId, mails, records: [], ended: [] });
    await endImports(tx, customerId);
    await endApprovals(tx, customerId);
    orderRedaction(tx, customerId);
  }

  /** Erases what had to stay until now, of all customers that were erased. A second run finds nothing. */
  async eraseDue(who: Principal): Promise<void> {
    while (await this.nextDue(who));
  }

  private nextDue(who: Principal): Promise<boolean> {
    return this.work.run(who, async (tx) => {
      const { today } = await organizationToday(tx);
      const due = await new ErasuresRepository(tx).due(today, PART);
      for (const { customer_id, reason } of due) {
        await this.eraseCustomer(tx, customer_id, { reason, dry_run: false });
      }
      return due.length === PART;
    });
  }

  private async eraseCustomer(
    tx: Transaction,
    customerId: string,
    { reason, dry_run }: { readonly reason: ErasureReason; readonly dry_run: boolean },
  ): Promise<ErasureReport> {
    const erasures = new ErasuresRepository(tx);
    const { organization, today } = await organizationToday(tx);
    const retention = retentionOf(organization.address?.country, organization.retention_years);
    const records = await erasures.records(customerId);
    const kept = keptToday(yearsOf(records), { retention, today });
    const ended = records.filter((record) => isOver(record, retention, today));
    const mails = await erasures.mailsOf(customerId);
    const ids = records.map(({ id }) => id);
    const drafts = ended.filter(({ year }) => year === null).length;
    const links = await erasures.openLinks(ids);
    const report: ErasureReport = {
      customerId,
      reason,
      dry_run,
      erased: { drafts, messages: mails.length, links, records: ended.length - drafts },
      kept,
      nextOn: nextDay(kept),
      erasedAt: dry_run ? null : tx.now,
    };
    if (dry_run) return report;
    await erasures.note(customerId, reason, report.nextOn);
    await erasures.erase({ customerId, mails, records, ended });
    await endExports(tx);
    await endImports(tx, customerId);
    await endApprovals(tx, customerId);
    // A night in which nothing was over tells nothing.
    if (tx.who.kind !== 'system' || ended.length > drafts) tx.announce(personalDataErased(report));
    return report;
  }
}

/** Takes the values out of events. Those that are written while this transaction runs are found by the second look. */
function orderRedaction(tx: Transaction, customerId: string): void {
  const payload = { customer_id: customerId };
  enqueue(tx, redactEvents, { key: customerId, payload });
  const due = new Date(tx.now.getTime() + SECOND_LOOK_MS);
  enqueue(tx, redactEvents, { key: `${customerId} again`, payload, due });
}

/** A draft need not be kept, and neither need a record of years ago. */
function isOver({ kind, year }: PersonalRecord, retention: Retention, today: CalendarDate): boolean {
  return year === null || year <= lastYearOver(kind, retention, today);
}
