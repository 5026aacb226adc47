import { minorUnitsOf } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import { mergedCustomer } from '../../../../kernel/parties/merged-customer.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import { unknownReference, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { InvoiceDetails } from './invoice.js';
import type { PricedInvoiceDetails } from './item-prices.js';
import { withholdingFaults } from './withholding.js';

/** What a draft refers to, as far as it can be refused. */
interface References {
  readonly customer: Referable | undefined;
  readonly products: ReadonlyMap<string, Referable>;
  /** What the draft names already; that may stay although it is archived by now. */
  readonly kept: ReadonlySet<string>;
}

interface Referable {
  readonly archived: boolean;
  /** The customer that has everything of a merged one. */
  readonly merged_into?: string | null;
}

/** Every reference of a draft that names nothing, or something that is archived and newly named, or was merged. */
export function referenceFaults(
  details: InvoiceDetails,
  { customer, products, kept }: References,
): FieldFault[] {
  const faultOf = (noun: string, id: string, found: Referable | undefined): Omit<FieldFault, 'pointer'>[] => {
    if (found === undefined) return [unknownReference(noun)];
    if (typeof found.merged_into === 'string') return [mergedCustomer(found.merged_into)];
    return found.archived && !kept.has(id) ? [{ code: 'archived', detail: `This ${noun} is archived.` }] : [];
  };
  const ofCustomer = faultOf('customer', details.customer_id, customer).map((fault) => {
    return { pointer: '#/customer_id', ...fault };
  });
  const ofItems = details.items.flatMap(({ product_id }, at) => {
    return faultOf('product', product_id, products.get(product_id)).map((fault) => {
      return { pointer: jsonPointer(['items', at, 'product_id']), ...fault };
    });
  });
  return [...ofCustomer, ...ofItems];
}

/** Every detail of an electronic invoice that another one contradicts, or that is nothing without another one. */
export function contradictions(details: PricedInvoiceDetails, currency: CurrencyCode): FieldFault[] {
  const { tax_point, tax_point_date, tax_currency, tax_exchange_rate } = details;
  const faults: FieldFault[] = withholdingFaults(details);
  const fault = (pointer: string, code: string, detail: string): void => {
    faults.push({ pointer, code, detail });
  };
  if (tax_point !== undefined && tax_point_date !== undefined) {
    fault('#/tax_point', 'not_allowed', 'Either tax_point or tax_point_date was expected (BR-CO-03).');
  }
  if (tax_currency !== undefined && tax_exchange_rate === undefined) {
    fault('#/tax_exchange_rate', 'required', 'A tax currency needs the exchange rate.');
  }
  if (tax_currency === undefined && tax_exchange_rate !== undefined) {
    fault('#/tax_currency', 'required', 'An exchange rate needs the tax currency.');
  }
  details.payment_terms?.early_payment?.forEach(({ base_amount }, at) => {
    const amount = base_amount === undefined ? undefined : Decimal.ofNumber(base_amount);
    if (amount === undefined || minorUnitsOf(amount, currencyExponent(currency)) !== undefined) return;
    const pointer = jsonPointer(['payment_terms', 'early_payment', at, 'base_amount']);
    fault(pointer, 'too_many_decimals', `An amount in ${currency} has fewer decimals.`);
  });
  details.items.forEach(({ list_price, price_discount, price }, at) => {
    if (list_price === undefined && price_discount === undefined) return;
    const path = (name: string): string => jsonPointer(['items', at, name]);
    if (list_price === undefined) fault(path('list_price'), 'required', 'A discount is off a list price.');
    else if (price.micros !== list_price.micros - (price_discount?.micros ?? 0n)) {
      fault(path('list_price'), 'not_allowed', 'The price must be the list price less its discount.');
    }
  });
  return faults;
}
