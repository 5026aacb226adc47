import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal } from '../../../platform/index.js';
import { createDraft, InvoicesRepository, type InvoiceWithItems } from '../../books/invoices/index.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { contentOf } from './copy/content-of.js';
import { repriced } from './copy/repriced.js';
import type { DuplicateDetails } from './domain/duplicate.js';

/** Makes drafts out of invoices that are there. */
@Injectable()
export class DuplicatesService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `not_found`, and `validation_failed` for what is archived or has no price; then nothing is stored. */
  duplicate(who: Principal, id: string, said: DuplicateDetails): Promise<InvoiceWithItems> {
    return this.work.run(who, async (tx) => {
      const source = await new InvoicesRepository(tx).byId(id);
      if (source === undefined) throw notFound(invoices.noun);
      const content = contentOf(source, said.customer_id ?? source.customer_id);
      return createDraft(tx, said.prices === 'keep' ? content : await repriced(tx, content));
    });
  }
}
