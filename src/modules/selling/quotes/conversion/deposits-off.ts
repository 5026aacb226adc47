import { allocate, sumOf } from '../../../../kernel/money/allocation.js';
import { decimalAmount, minorUnitsOf, percentOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent } from '../../../../kernel/money/currency.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import type {
  CalculatedInvoice,
  DocumentAdjustmentDetails,
  InvoiceDetails,
  ItemDetails,
} from '../../../books/invoices/index.js';
import { byWithholding } from './by-withholding.js';
import { groupsOf, type MadeInvoice } from './standing.js';
import { inPrices, isSame, type Group, type TaxOf } from './tax-groups.js';

interface Line {
  readonly product_id: string;
  readonly amount: MinorUnits;
  readonly currency: string;
  readonly description: string;
}

/** One line over an amount in the terms of the prices, in a tax group. */
export function amountLine(
  { category, rate }: TaxOf,
  { product_id, amount, currency, description }: Line,
): ItemDetails {
  const price = decimalAmount(amount, currency);
  return { product_id, quantity: ONE, price, tax_rate: rate, tax_category: category, description };
}

const ONE = Decimal.ofMicros(1_000_000n);

/**
 * The details with a line below zero for each deposit and tax group, which names the number of the deposit.
 *
 * Takes what the details come to without them: discounts and charges of the document stay what they are of its own
 * lines, because a deposit has neither.
 */
export function withDepositsOff(
  details: InvoiceDetails,
  calculated: CalculatedInvoice,
  deposits: readonly MadeInvoice[],
): InvoiceDetails {
  const { currency } = calculated;
  const items = deposits.flatMap(({ invoice }) =>
    groupsOf(invoice).flatMap((group): ItemDetails[] => {
      const own = invoice.items.filter((item) => isSame(taxOf(item), group));
      const { product_id = '' } = own[0] ?? invoice.items[0] ?? {};
      const lines = own.map(({ net, e_invoice }) => ({
        net,
        withholdable: e_invoice?.withholdable !== false,
      }));
      return byWithholding(inPrices(group, details), lines).map(({ amount, ...withheld }) => {
        const line = amountLine(group, { product_id, amount, currency, description: invoice.number ?? '' });
        return { ...line, ...withheld, quantity: Decimal.ofMicros(-line.quantity.micros) };
      });
    }),
  );
  const preceding_invoices = deposits.flatMap(({ invoice: { number, issue_date } }) =>
    number === null ? [] : [{ number, ...(issue_date !== null && { issue_date }) }],
  );
  return {
    ...details,
    items: [...details.items, ...items],
    discounts: (details.discounts ?? []).flatMap((one) => byGroup(one, calculated)),
    charges: (details.charges ?? []).flatMap((one) => byGroup(one, calculated)),
    preceding_invoices,
  };
}

/** A discount or charge of the document as amounts, one for each tax group that bears it. */
function byGroup(
  { percent, amount, base_amount, tax_rate, tax_category, ...named }: DocumentAdjustmentDetails,
  { items, currency }: CalculatedInvoice,
): DocumentAdjustmentDetails[] {
  const unitsOf = (decimal: Decimal) => minorUnitsOf(decimal, currencyExponent(currency)) ?? 0n;
  const bearing = linesByGroup(items).filter(({ category, rate }) => {
    const isOfRate = tax_rate === undefined || tax_rate.equals(rate);
    return isOfRate && (tax_category === undefined || tax_category === category);
  });
  if (bearing.length === 0) return [{ percent, amount, base_amount, tax_rate, tax_category, ...named }];
  const bases = bearing.map(({ base }) => base);
  const whole =
    percent === undefined
      ? amount && unitsOf(amount)
      : percentOf(base_amount === undefined ? sumOf(bases) : unitsOf(base_amount), percent, 'half-up');
  const shares = allocate(whole ?? 0n, bases);
  return bearing.flatMap(({ category, rate }, at) => {
    const share = shares[at] ?? 0n;
    if (share <= 0n) return [];
    return [{ ...named, amount: decimalAmount(share, currency), tax_rate: rate, tax_category: category }];
  });
}

interface LinesOfGroup extends TaxOf {
  /** What its lines come to in the terms of the prices. */
  readonly base: MinorUnits;
}

function linesByGroup(items: CalculatedInvoice['items']): LinesOfGroup[] {
  return items.reduce<LinesOfGroup[]>((groups, item) => {
    const own = taxOf(item);
    const less = sumOf(item.discounts.map(({ amount }) => BigInt(amount)));
    const more = sumOf(item.charges.map(({ amount }) => BigInt(amount)));
    const amount = item.gross - less + more;
    const at = groups.findIndex((one) => isSame(one, own));
    if (at < 0) return [...groups, { ...own, base: amount }];
    return groups.map((one, place) => (place === at ? { ...one, base: one.base + amount } : one));
  }, []);
}

function taxOf({
  tax_category,
  tax_rate,
}: {
  readonly tax_category: Group['category'];
  readonly tax_rate: Decimal;
}): TaxOf {
  return { category: tax_category, rate: tax_rate };
}
