import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/problems/problem.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Principal } from '../../platform/identity/principal.js';
import { Lists, type ListRequest, type Page } from '../../platform/lists/lists.js';
import type { InvoiceEntity, InvoiceWithItems } from './entities/invoice.entity.js';
import { InvoicesRepository } from './invoices.repository.js';

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

  async list(who: Principal, request: ListRequest): Promise<Page<InvoiceEntity>> {
    const rows = await this.work.run(who, (tx) => new InvoicesRepository(tx).list(request));
    return this.lists.page(request, rows);
  }
}
