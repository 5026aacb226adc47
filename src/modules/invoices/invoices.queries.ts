import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/problems/problem.js';
import type { CalendarDate } from '../../kernel/time/calendar-date.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Principal } from '../../platform/identity/principal.js';
import type { ListRequest } from '../../platform/lists/list-request.js';
import { Lists, type Page } from '../../platform/lists/lists.js';
import type { ReadRows } from '../../platform/lists/read-rows.js';
import { CustomersRepository, type CustomerEntity } from '../customers/index.js';
import { organizationToday } from '../organizations/index.js';
import type { InvoiceEntity, InvoiceWithItems } from './entities/invoice.entity.js';
import { InvoicesRepository } from './invoices.repository.js';

/** An invoice in a list, with its customer when that was asked for. */
export type ListedInvoice = InvoiceEntity & {
  readonly today: CalendarDate;
  readonly customer?: CustomerEntity | undefined;
};

/** The read side of invoices. */
@Injectable()
export class InvoicesQueries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: Lists,
  ) {}

  async get(who: Principal, id: string): Promise<InvoiceWithItems> {
    const invoice = await this.work.run(who, (tx) => new InvoicesRepository(tx).byId(id));
    if (invoice === undefined) throw notFound('invoice');
    return invoice;
  }

  list(who: Principal, request: ListRequest): Promise<Page<ListedInvoice>> {
    return this.work.run(who, async (tx) => {
      const { today, rows } = await rowsOf(tx, request);
      const page = this.lists.page(request, rows);
      const dated = { ...page, rows: page.rows.map((row) => ({ ...row, today })) };
      return request.expand.includes('customer') ? withCustomers(tx, dated) : dated;
    });
  }
}

/** The day is asked for at the same time as the rows, unless they depend on it. */
async function rowsOf(
  tx: Transaction,
  request: ListRequest,
): Promise<{ readonly today: CalendarDate; readonly rows: ReadRows<InvoiceEntity> }> {
  const invoices = new InvoicesRepository(tx);
  if (request.needsToday) {
    const { today } = await organizationToday(tx);
    return { today, rows: await invoices.list(request, today) };
  }
  const [{ today }, rows] = await Promise.all([organizationToday(tx), invoices.list(request)]);
  return { today, rows };
}

/** One more statement for the page, not one for each of its rows. */
async function withCustomers(tx: Transaction, page: Page<ListedInvoice>): Promise<Page<ListedInvoice>> {
  const customers = await new CustomersRepository(tx).byIds(page.rows.map((row) => row.customer_id));
  const rows = page.rows.map((row) => ({ ...row, customer: customers.get(row.customer_id) }));
  return { ...page, rows };
}
