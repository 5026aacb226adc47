import type { Transaction } from '../../../../platform/index.js';
import type { InvoiceDetails, ItemDetails } from '../../../books/invoices/index.js';
import { localeForms } from '../../../outgoing/documents/index.js';
import type { Composer } from '../../../outgoing/messages/index.js';
import { repriced } from '../../duplicates/index.js';
import { filledIn, placeholdersOf } from '../domain/placeholders.js';
import type { RecurringPrices } from '../domain/recurring-invoice.js';
import type { Planned } from '../domain/schedule.js';

/** What a run is made of. */
export interface RunContent {
  readonly content: InvoiceDetails;
  readonly prices: RecurringPrices;
}

/**
 * The invoice that an occurrence makes: with its period, its placeholders filled in, and without prices if those of the
 * day are wanted, which creating it finds.
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
    items: priced.items.map((item) => filledItem(item, (text) => filledIn(text, values))),
    service_period: { start: planned.period_start, end: planned.period_end },
  };
}

/** The line with everything filled in that is printed of it and around it. */
function filledItem(item: ItemDetails, filled: (text: string) => string): ItemDetails {
  const { description, above, below } = item;
  const inText = <One extends { readonly text?: string }>(one: One): One => {
    return one.text === undefined ? one : { ...one, text: filled(one.text) };
  };
  return {
    ...item,
    ...(description && { description: filled(description) }),
    ...(above && { above: above.map(inText) }),
    ...(below && { below: below.map(inText) }),
  };
}
