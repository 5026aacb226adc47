import { decimalAmount } from '../../../../kernel/money/amount.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import type {
  DocumentAdjustmentDetails,
  InvoiceDetails,
  InvoiceItemEntity,
  InvoiceWithItems,
  ItemDetails,
} from '../../../books/invoices/index.js';
import { carriedOf, detailFates, itemFates } from './fates.js';

type StoredAdjustment = InvoiceWithItems['discounts'][number];

/** Of ISO 6523: a Global Trade Item Number, which a line takes from its product. */
const GTIN = '0160';

/**
 * The content of a stored invoice in the form that creates one, for the same customer or another one.
 *
 * Amounts, prices and taxes are those that the invoice has; what happened once is left out (`fates.ts`).
 */
export function contentOf(source: InvoiceWithItems, customerId: string): InvoiceDetails {
  const { currency, e_invoice, round_payable_to, payment_terms } = source;
  const isSameCustomer = customerId === source.customer_id;
  const { tax_exchange_rate: _ofOneDay, tax_exemptions, ...details } = e_invoice ?? {};
  const content: InvoiceDetails = {
    ...details,
    ...partsOf(details),
    ...(tax_exemptions && {
      tax_exemptions: tax_exemptions.map(({ rate, ...exemption }) => {
        return { ...exemption, ...(rate !== undefined && { rate: Decimal.ofStored(rate) }) };
      }),
    }),
    customer_id: customerId,
    items: source.items.map((item) => itemOf(item, currency, isSameCustomer)),
    currency,
    tax_rate: source.tax_rate,
    tax_category: source.tax_category,
    prices_include_tax: source.prices_include_tax,
    discounts: source.discounts.map((discount) => adjustmentOf(discount, currency)),
    charges: source.charges.map((charge) => adjustmentOf(charge, currency)),
    metadata: source.metadata,
    ...(round_payable_to !== null && {
      round_payable_to: decimalAmount(round_payable_to, currency),
    }),
    ...(payment_terms !== null && { payment_terms }),
    ...planOf(source),
    withholdings: withholdingsOf(source),
    ...wordsOf(source),
  };
  return carriedOf(content, detailFates, isSameCustomer);
}

/** The same for any other customer, who is not known yet: without what belongs to the one of the source. */
export function contentForAnother(source: InvoiceWithItems): Omit<InvoiceDetails, 'customer_id'> {
  const { customer_id: _nobody, ...content } = contentOf(source, '');
  return content;
}

/** Parts of which only a member happened once. */
function partsOf({
  document_type,
  delivery,
  payment_instructions,
}: Omit<NonNullable<InvoiceWithItems['e_invoice']>, 'tax_exchange_rate' | 'tax_exemptions'>) {
  const { date: _date, ...place } = delivery ?? {};
  const { reference: _reference, ...instructions } = payment_instructions ?? {};
  return {
    // A copy corrects nothing.
    document_type: document_type === 'corrected' ? undefined : document_type,
    delivery: Object.keys(place).length === 0 ? undefined : place,
    payment_instructions: Object.keys(instructions).length === 0 ? undefined : instructions,
  } as Pick<InvoiceDetails, 'document_type' | 'delivery' | 'payment_instructions'>;
}

/**
 * A plan in percentages and days fits other sums and days, too; one in amounts or of certain days happened once, and
 * one that its terms made comes of them again.
 */
function planOf({ payment_plan, payment_terms }: InvoiceWithItems): Pick<InvoiceDetails, 'payment_plan'> {
  if (payment_terms?.instalments !== undefined) return {};
  const parts = (payment_plan ?? []).flatMap(({ percent, days }) => {
    return percent === undefined || days === undefined ? [] : [{ percent: Decimal.ofStored(percent), days }];
  });
  return parts.length === 0 ? {} : { payment_plan: parts };
}

/** None is said, too, so that what is agreed with the customer by now is not in the copy. */
function withholdingsOf({ withholdings }: InvoiceWithItems): InvoiceDetails['withholdings'] {
  return (withholdings ?? []).map(({ name, rate }) => ({ name, rate: Decimal.ofStored(rate) }));
}

function wordsOf({ tax_exemption_reason, note, message }: InvoiceWithItems) {
  return {
    ...(tax_exemption_reason !== null && { tax_exemption_reason }),
    ...(note !== null && { note }),
    ...(message !== null && { message }),
  };
}

function itemOf(item: InvoiceItemEntity, currency: string, isSameCustomer: boolean): ItemDetails {
  const { sku: _sku, list_price, price_discount, standard_id, ...details } = item.e_invoice ?? {};
  const own: ItemDetails = {
    ...details,
    ...(standard_id && standard_id.scheme !== GTIN && { standard_id }),
    ...(list_price !== undefined && { list_price: Decimal.ofStored(list_price) }),
    ...(price_discount !== undefined && { price_discount: Decimal.ofStored(price_discount) }),
    product_id: item.product_id,
    quantity: item.quantity,
    price: item.price,
    price_base_quantity: item.price_base_quantity,
    tax_rate: item.tax_rate,
    tax_category: item.tax_category,
    discounts: item.discounts.map((discount) => adjustmentOf(discount, currency)),
    charges: item.charges.map((charge) => adjustmentOf(charge, currency)),
    ...(item.unit !== null && { unit: item.unit }),
    ...(item.description !== null && { description: item.description }),
  };
  return carriedOf(own, itemFates, isSameCustomer);
}

/** What was said of a discount or charge: a percentage with its base, or an amount. */
function adjustmentOf(stored: StoredAdjustment, currency: string): DocumentAdjustmentDetails {
  const { percent, amount, base_amount, reason, reason_code, tax_rate, tax_category } = stored;
  const moneyOf = (units: string): Decimal => decimalAmount(BigInt(units), currency);
  return {
    ...(percent === undefined ? { amount: moneyOf(amount) } : { percent: Decimal.ofStored(percent) }),
    ...(base_amount !== undefined && { base_amount: moneyOf(base_amount) }),
    ...(reason !== undefined && { reason }),
    ...(reason_code !== undefined && { reason_code }),
    ...(tax_rate !== undefined && { tax_rate: Decimal.ofStored(tax_rate) }),
    ...(tax_category !== undefined && { tax_category }),
  };
}
