import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/problems/problem.js';
import { dateInZone, type CalendarDate } from '../../../kernel/time/calendar-date.js';
import { Lists, UnitOfWork, type Page, type Principal, type Transaction } from '../../../platform/index.js';
import type { ListRequest } from '../../../platform/lists.js';
import { CustomersRepository, type CustomerEntity } from '../customers/index.js';
import { organizationTimeZone } from '../../people/organizations/index.js';
import type { InvoiceWithItems } from './entities/invoice.entity.js';
import type { InvoiceSummary } from './invoices.resource.js';
import { invoiceList } from './invoices.list.js';
import { InvoicesRepository } from './invoices.repository.js';

/** A page of invoices, today's date in the organization's time zone, and the customers if they were requested. */
export interface InvoicePage extends Page<InvoiceSummary> {
  readonly today: CalendarDate;
  readonly customers: ReadonlyMap<string, CustomerEntity>;
}

type InvoiceListRequest = ListRequest<InvoiceSummary>;

/** The read side of invoices. */
@Injectable()
export class InvoicesQueries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: Lists,
  ) {}

  async get(who: Principal, id: string): Promise<InvoiceWithItems> {
    const invoice = await this.work.read(who, (tx) => new InvoicesRepository(tx).byId(id));
    if (invoice === undefined) throw notFound('invoice');
    return invoice;
  }

  list(who: Principal, query: Readonly<Record<string, string>>): Promise<InvoicePage> {
    const request = this.lists.read(invoiceList, query, who);
    const asked = (tx: Transaction): Promise<InvoicePage> => this.page(tx, request);
    const isInOneGo = !request.needsToday && request.expand.length === 0;
    return isInOneGo ? this.work.read(who, asked) : this.work.run(who, asked);
  }

  private async page(tx: Transaction, request: InvoiceListRequest): Promise<InvoicePage> {
    const page = await this.datedPage(tx, request);
    const customers = await customersOf(tx, request.expand.includes('customer') ? page.rows : []);
    return { ...page, customers };
  }

  /** Requests the date at the same time as the rows, unless the rows depend on it. */
  private async datedPage(
    tx: Transaction,
    request: InvoiceListRequest,
  ): Promise<Omit<InvoicePage, 'customers'>> {
    const zone = organizationTimeZone(tx);
    if (request.needsToday) {
      const today = dateInZone(tx.now, await zone);
      return { ...(await this.lists.page(tx, request, today)), today };
    }
    const [timeZone, page] = await Promise.all([zone, this.lists.page(tx, request)]);
    return { ...page, today: dateInZone(tx.now, timeZone) };
  }
}

/** One more statement for the page, not one for each of its rows. */
async function customersOf(
  tx: Transaction,
  rows: readonly InvoiceSummary[],
): Promise<InvoicePage['customers']> {
  if (rows.length === 0) return new Map();
  return new CustomersRepository(tx).byIds(rows.map((row) => row.customer_id));
}
