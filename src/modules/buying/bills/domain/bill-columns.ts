import { isCurrencyCode, currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import { fitsWire, minorUnitsOf, tooManyDecimals, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import { amountOf } from './differences.js';
import type { BillDetails, ReadBill, TaxGroup, TotalName } from './bill.js';

export const totalNames = ['subtotal', 'tax_total', 'total', 'amount_payable'] as const satisfies TotalName[];

type Totals = Readonly<Record<TotalName, MinorUnits | null>>;

/** The amounts of a bill, in the smallest unit of its currency. */
export interface BillAmounts {
  readonly currency: CurrencyCode;
  readonly totals: Totals;
  readonly tax_breakdown: readonly TaxGroup[];
}

/** The amounts that a caller says. Adds what is wrong with them to the faults. */
export function amountsSaid(details: BillDetails, currency: CurrencyCode, faults: FieldFault[]): BillAmounts {
  const exponent = currencyExponent(currency);
  const units = (amount: Decimal | undefined, pointer: string): MinorUnits | null => {
    if (amount === undefined) return null;
    const minor = minorUnitsOf(amount, exponent);
    if (minor !== undefined) return minor;
    faults.push({ pointer, code: 'too_many_decimals', detail: tooManyDecimals(exponent) });
    return null;
  };
  const groups = details.tax_breakdown ?? [];
  groups.forEach(({ taxable, tax }, at) => {
    units(taxable, `#/tax_breakdown/${at}/taxable`);
    units(tax, `#/tax_breakdown/${at}/tax`);
  });
  return {
    currency,
    totals: totalsBy((name) => units(details[name], `#/${name}`)),
    tax_breakdown: groups.map(({ category, rate, taxable, tax }) => ({
      category,
      rate: rate?.toString() ?? null,
      taxable: taxable.toString(),
      tax: tax.toString(),
    })),
  };
}

/** The amounts that a document says; a sentence that says why they cannot be kept otherwise. */
export function amountsRead({ currency, totals, tax_breakdown }: ReadBill): BillAmounts | string {
  if (currency === null || !isCurrencyCode(currency)) return `The currency ${currency ?? ''} is not known.`;
  const exponent = currencyExponent(currency);
  const read = totalsBy((name) => amountOf(totals[name], exponent) ?? null);
  const lost = totalNames.filter((name) => totals[name] !== null && read[name] === null);
  const [name = lost[0]] = totalNames.filter((one) => read[one] !== null && !fitsWire(read[one], exponent));
  if (name !== undefined) return `The amount ${totals[name] ?? ''} is none of ${currency}.`;
  return { currency, totals: read, tax_breakdown };
}

function totalsBy(of: (name: TotalName) => MinorUnits | null): Totals {
  return {
    subtotal: of('subtotal'),
    tax_total: of('tax_total'),
    total: of('total'),
    amount_payable: of('amount_payable'),
  };
}
