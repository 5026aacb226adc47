import { validationFailed } from '../../../../kernel/problems/problem.js';
import type { Transaction } from '../../../../platform/index.js';
import type { InvoiceDetails } from '../../../books/invoices/index.js';
import { ProductsRepository } from '../../../books/products/index.js';
import { localeForms } from '../../../outgoing/documents/index.js';
import type { Composer } from '../../../outgoing/messages/index.js';
import { atProductPrices } from '../../duplicates/index.js';
import { filledIn, placeholdersOf } from '../domain/placeholders.js';
import type { RecurringPrices } from '../domain/recurring-invoice.js';
import type { Planned } from '../domain/schedule.js';

/** What a run is made of. */
export interface RunContent {
  readonly content: InvoiceDetails;
  readonly prices: RecurringPrices;
}

/**
 * The invoice that an occurrence makes: with its period, its placeholders filled in, and prices of the products if that
 * is wanted. Raises `validation_failed` for products that have none.
 */
export async function detailsOfRun(
  tx: Transaction,
  { content, prices }: RunContent,
  { planned, composer }: { readonly planned: Planned; readonly composer: Composer },
): Promise<InvoiceDetails> {
  const priced = prices === 'fixed' ? content : await repriced(tx, content);
  const language = await composer.languageFor(tx, content.customer_id);
  const values = placeholdersOf(planned, { date: localeForms(language).date, language });
  const { message } = priced;
  return {
    ...priced,
    ...(message !== undefined && { message: filledIn(message, values) }),
    items: priced.items.map((item) => {
      return { ...item, ...(item.description && { description: filledIn(item.description, values) }) };
    }),
    service_period: { start: planned.period_start, end: planned.period_end },
  };
}

async function repriced(tx: Transaction, content: InvoiceDetails): Promise<InvoiceDetails> {
  const products = await new ProductsRepository(tx).proposals(content.items.map((item) => item.product_id));
  const { details, faults } = atProductPrices(content, products);
  if (faults.length > 0) throw validationFailed(faults);
  return details;
}
