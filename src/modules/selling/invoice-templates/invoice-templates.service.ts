import { Injectable } from '@nestjs/common';
import { unknownReference, validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal, type Target, type Transaction } from '../../../platform/index.js';
import { InvoicesRepository, toStoredContent } from '../../books/invoices/index.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { ProductsRepository } from '../../books/products/index.js';
import { contentForAnother } from '../duplicates/index.js';
import { givenOf, type TemplateContent } from './content/invoice-template.js';
import type { InvoiceTemplateEntity } from './entities/invoice-template.entity.js';
import {
  invoiceTemplateCreated,
  invoiceTemplateDeleted,
  invoiceTemplateUpdated,
} from './invoice-templates.events.js';
import type { StoredTemplate } from './invoice-templates.resource.js';
import { InvoiceTemplatesRepository } from './invoice-templates.repository.js';

/** What a caller says of a template: its content, null meaning that there is none, or an invoice to take it from. */
export interface SaidTemplate {
  readonly name: string;
  readonly content?: { readonly [Name in keyof TemplateContent]?: TemplateContent[Name] | null };
  readonly invoice_id?: string;
}

/** Contents of invoices that are kept under a name. */
@Injectable()
export class InvoiceTemplatesService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `validation_failed` for products that are not there, and unless there is one source of the content. */
  create(who: Principal, said: SaidTemplate): Promise<InvoiceTemplateEntity> {
    return this.work.run(who, async (tx) => {
      const row = await new InvoiceTemplatesRepository(tx).insert(await checked(tx, said));
      tx.announce(invoiceTemplateCreated(row));
      return row;
    });
  }

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<InvoiceTemplateEntity> {
    return this.work.run(who, (tx) => new InvoiceTemplatesRepository(tx).get(id));
  }

  /** Replaces name and content. Raises `not_found`, `precondition_failed` and `validation_failed`. */
  update(who: Principal, target: Target, said: SaidTemplate): Promise<InvoiceTemplateEntity> {
    return this.work.run(who, async (tx) => {
      const templates = new InvoiceTemplatesRepository(tx);
      const before = await templates.lock(target);
      const now = await templates.update(before, await checked(tx, said));
      tx.announce(invoiceTemplateUpdated(before, now));
      return now;
    });
  }

  /** Deletes it for good; invoices that were made of it stay. Raises `not_found` and `precondition_failed`. */
  delete(who: Principal, target: Target): Promise<void> {
    return this.work.run(who, async (tx) => {
      const templates = new InvoiceTemplatesRepository(tx);
      const before = await templates.lock(target);
      await templates.delete(before.id);
      tx.announce(invoiceTemplateDeleted(before));
    });
  }
}

async function checked(
  tx: Transaction,
  { name, content, invoice_id }: SaidTemplate,
): Promise<StoredTemplate> {
  if ((content === undefined) === (invoice_id === undefined)) throw validationFailed([ONE_SOURCE]);
  if (invoice_id !== undefined) return { name, content: toStoredContent(await takenFrom(tx, invoice_id)) };
  const given = givenOf<TemplateContent>(content ?? {});
  const faults = await productFaults(tx, given);
  if (faults.length > 0) throw validationFailed(faults);
  return { name, content: toStoredContent(given) };
}

const ONE_SOURCE = {
  pointer: '#/content',
  code: 'mutually_exclusive',
  detail: 'Either the content or the invoice that it is taken from was expected.',
};

async function takenFrom(tx: Transaction, invoiceId: string): Promise<TemplateContent> {
  const source = await new InvoicesRepository(tx).byId(invoiceId);
  if (source === undefined) {
    throw validationFailed([{ pointer: '#/invoice_id', ...unknownReference(invoices.noun) }]);
  }
  return contentForAnother(source);
}

async function productFaults(tx: Transaction, { items = [] }: TemplateContent): Promise<FieldFault[]> {
  if (items.length === 0) return [];
  const known = await new ProductsRepository(tx).proposals(items.map(({ product_id }) => product_id));
  return items.flatMap(({ product_id }, at) => {
    const pointer = `#/content/items/${at}/product_id`;
    return known.has(product_id) ? [] : [{ pointer, ...unknownReference('product') }];
  });
}
