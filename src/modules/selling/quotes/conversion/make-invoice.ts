import { allocate } from '../../../../kernel/money/allocation.js';
import { amountText, minorUnitsOf, percentOf } from '../../../../kernel/money/amount.js';
import { currencyExponent } from '../../../../kernel/money/currency.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import type { Transaction } from '../../../../platform/index.js';
import {
  createDraft,
  draftCalculator,
  noLimits,
  type InvoiceDetails,
  type InvoiceWithItems,
  type ItemDetails,
} from '../../../books/invoices/index.js';
import type { QuoteEntity, StoredAcceptance } from '../entities/quote.entity.js';
import { depositsNotCovered, depositTooHigh } from './conversion.problems.js';
import { byWithholding } from './by-withholding.js';
import { amountLine, withDepositsOff } from './deposits-off.js';
import { partOfQuote, type AcceptedQuote, type Quantities } from './part-of-quote.js';
import { groupsOf, type MadeInvoice, type Standing } from './standing.js';
import { evenedOut, isSame, restOf, taxDifferences, totalOf, type Group } from './tax-groups.js';

/** A locked quote that was accepted, and where its invoicing stands. */
export interface Invoicing {
  readonly quote: QuoteEntity & { readonly acceptance: StoredAcceptance; readonly number: string };
  readonly accepted: AcceptedQuote;
  readonly standing: Standing;
}

/** What a deposit is to come to, with tax: a percentage of the quote, or an amount. */
export interface DepositDetails {
  readonly percent?: Decimal;
  readonly amount?: Decimal;
}

/** Quantities in millionths by line, and the deposits that are to be taken off. */
interface Part {
  readonly wanted: Quantities;
  readonly deposits: readonly MadeInvoice[];
}

/**
 * Makes a draft of some quantities. Each tax group whose last lines these are comes to exactly what is left of it, in
 * what is taxed and in its tax. Deposits that are given are taken off, by group.
 *
 * Raises `validation_failed` where what stays would not cover the deposits that stand.
 */
export async function invoiceLines(
  tx: Transaction,
  invoicing: Invoicing,
  part: Part,
): Promise<InvoiceWithItems> {
  const { quote, accepted, standing } = invoicing;
  const { details: own, itemIds } = partOfQuote(accepted, standing.taken, part.wanted);
  const calculated = await draftCalculator(
    tx,
    { ...own, items: [...own.items, ...itemsOf(part.deposits)] },
    { isAgreed: true },
  );
  const calculatedOwn = calculated(own, noLimits);
  const details = part.deposits.length === 0 ? own : withDepositsOff(own, calculatedOwn, part.deposits);
  const target = targetOf(invoicing, part);
  const computed = groupsOf(calculated(details, noLimits));
  const even = evenedOut(details, { target, computed }, { currency: quote.currency, reason: quote.number });
  const evened = groupsOf(calculated(even, noLimits));
  const invoice = await createDraft(tx, even, {
    quote: {
      id: quote.id,
      item_ids: itemIds,
      tax_differences: taxDifferences({ target, computed: evened }, details),
    },
  });
  if (part.deposits.length === 0) assertDepositsCovered(invoicing, groupsOf(invoice));
  return invoice;
}

/** Makes a draft of a deposit: a line for each tax group, in proportion to what the groups come to with tax. */
export async function invoiceDeposit(
  tx: Transaction,
  { quote, accepted, standing }: Invoicing,
  { percent, amount = Decimal.zero }: DepositDetails,
): Promise<InvoiceWithItems> {
  const { currency, acceptance } = quote;
  const groups = groupsOf(acceptance);
  const units =
    percent === undefined
      ? minorUnitsOf(amount, currencyExponent(currency))
      : percentOf(BigInt(acceptance.total), percent, 'half-up');
  const left = totalOf(
    restOf(groups, [...standing.settled, ...standing.deposits.map(({ invoice }) => groupsOf(invoice))]),
  );
  if (units === undefined || units <= 0n || units > left) throw depositTooHigh(amountText(left, currency));
  const shares = allocate(
    units,
    groups.map(({ taxable, tax }) => taxable + tax),
  );
  const description = percent === undefined ? quote.number : `${quote.number}, ${percent.toString()} %`;
  const items = groups.flatMap((group, at): ItemDetails[] => {
    const share = shares[at] ?? 0n;
    if (share === 0n) return [];
    const product_id = productOf(group, accepted);
    const lines = linesOf(group, accepted).map(({ net, details }) => {
      return { net, withholdable: details.withholdable !== false };
    });
    return byWithholding(share, lines).map(({ amount: own, ...withheld }) => {
      return { ...amountLine(group, { product_id, amount: own, currency, description }), ...withheld };
    });
  });
  const { discounts: _discounts, charges: _charges, ...content } = accepted.content;
  const details: InvoiceDetails = { ...content, items, prices_include_tax: true, document_type: 'partial' };
  return createDraft(tx, details, { quote: { id: quote.id, item_ids: [], tax_differences: [] } });
}

/** What the tax groups are to come to whose last lines these are, and those of which only deposits are taken off. */
function targetOf({ quote, accepted, standing }: Invoicing, part: Part): Group[] {
  const whole = groupsOf(quote.acceptance);
  const off = part.deposits.map(({ invoice }) => groupsOf(invoice));
  return restOf(whole, standing.settled).flatMap((rest) => {
    const lines = linesOf(rest, accepted);
    if (lines.some(({ id }) => part.wanted.has(id))) {
      // Of lines that got more than was accepted, nothing is left that could be met.
      const isLast = lines.every(({ id, quantity }) => {
        return (standing.taken.get(id) ?? 0n) + (part.wanted.get(id) ?? 0n) === quantity.micros;
      });
      return isLast ? restOf([rest], off) : [];
    }
    return off.length === 0 ? [] : restOf([{ ...rest, taxable: 0n, tax: 0n }], off);
  });
}

/** The lines of a tax group; of one that only a charge of the document has, all of them. */
function linesOf(group: Group, { lines }: AcceptedQuote): AcceptedQuote['lines'] {
  const own = lines.filter((line) => isSame({ category: line.tax_category, rate: line.tax_rate }, group));
  return own.length === 0 ? lines : own;
}

/** Refuses to invoice so much that the final invoice, which takes the deposits off, would be below zero. */
function assertDepositsCovered({ quote, standing }: Invoicing, own: readonly Group[]): void {
  const stand = standing.deposits.map(({ invoice }) => groupsOf(invoice));
  const left = totalOf(restOf(groupsOf(quote.acceptance), [...standing.settled, own]));
  const deposits = totalOf(stand.flat());
  if (deposits > 0n && left < deposits) throw depositsNotCovered(amountText(deposits, quote.currency));
}

function itemsOf(deposits: readonly MadeInvoice[]): ItemDetails[] {
  return deposits
    .flatMap(({ invoice }) => invoice.items)
    .map(({ product_id, quantity, price }) => {
      return { product_id, quantity, price };
    });
}

function productOf(group: Group, accepted: AcceptedQuote): string {
  const [line] = linesOf(group, accepted);
  if (line === undefined) throw new Error('A quote that was accepted has no line.');
  return line.details.product_id;
}
