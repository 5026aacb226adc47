import { amountText } from '../../../src/kernel/money/amount.js';
import type {
  DocumentAdjustmentSource,
  DocumentSource,
  ItemSource,
} from '../../../src/kernel/en16931/source.js';
import {
  invoiceTotals,
  type AdjustmentTotals,
  type InvoiceTotals,
} from '../../../src/modules/books/invoices/domain/invoice-totals.js';
import {
  cents,
  decimal,
  pricedSample,
  type OfficialAdjustment,
  type OfficialInvoice,
} from '../../oracle/official-invoices.js';

const seller: DocumentSource['seller'] = {
  name: 'Muster GmbH',
  trading_name: 'Muster',
  identifiers: [{ value: '4000001123452', scheme: '0088' }],
  legal_registration: { value: 'HRB 1234 B' },
  tax_ids: [
    { type: 'eu_vat', value: 'DE 123456789' },
    { type: 'tax_number', value: '12/345/67890' },
  ],
  electronic_address: { value: '4000001123452', scheme: '0088' },
  address: { line1: 'Werkstr. 1', city: 'Berlin', postal_code: '10115', country: 'DE' },
  contact: { name: 'Ada Muster', phone: '+49 30 1234567', email: 'ada@muster.example' },
  bank_details: { iban: 'DE89370400440532013000', account_holder: 'Muster GmbH', bic: 'COBADEFFXXX' },
};

const buyer: DocumentSource['buyer'] = {
  name: 'Kunde SARL',
  tax_ids: [{ type: 'eu_vat', value: 'FR12345678901' }],
  legal_registration: { value: '552100554', scheme: '0002' },
  electronic_address: { value: '4012345000009', scheme: '0088' },
  billing_address: { line1: '1, rue du Port', city: 'Lyon', postal_code: '69001', country: 'FR' },
  shipping_address: { line1: '2, rue du Port', city: 'Lyon', postal_code: '69002', country: 'FR' },
};

/** Converts an official sample to one of our invoices, with the amounts that the engine computes from its inputs. */
export function sourceOfSample(sample: OfficialInvoice): DocumentSource {
  const totals = invoiceTotals(pricedSample(sample));
  const taxable = totals.subtotal - totals.discount_total + totals.charge_total;
  return {
    document_type: sample.type === '381' ? 'credit_note' : 'invoice',
    number: 'INV-1',
    issue_date: '2026-11-22',
    due_date: '2026-12-22',
    currency: sample.cur,
    seller,
    buyer,
    references: { buyer_reference: 'REF-1' },
    preceding_invoices: sample.type === '381' ? [{ number: 'INV-0', issue_date: '2026-10-01' }] : [],
    payment_terms_text: 'Payable within 30 days.',
    delivery: { date: '2026-11-20' },
    prices_include_tax: false,
    items: sample.lines.map((_line, at) => itemOf(sample, at, totals)),
    discounts: adjustmentsOf(sample, false, totals),
    charges: adjustmentsOf(sample, true, totals),
    tax_breakdown: totals.tax_breakdown.map((group) => {
      const said = sample.exp.bd.find(({ cat }) => cat === group.category);
      return { ...group, exemption_reason: said?.reason ?? null, exemption_code: said?.code ?? null };
    }),
    totals: {
      ...totals,
      total_excluding_tax: taxable,
      prepaid_amount: cents(sample.exp.prepaid ?? '0'),
      amount_payable: totals.amount_due,
    },
  };
}

function itemOf(sample: OfficialInvoice, at: number, totals: InvoiceTotals): ItemSource {
  const line = sample.lines[at]!;
  const { gross, net, discounts, charges } = totals.lines[at]!;
  const of = (isCharge: boolean, amounts: readonly bigint[]) =>
    line.ac
      .filter(({ charge }) => charge === isCharge)
      .map(({ reason, code }, index) => ({ amount: amounts[index]!, reason, reason_code: code }));
  return {
    name: `Item ${at + 1}`,
    quantity: decimal(line.qty),
    unit: { label: line.unit, code: line.unit },
    price: decimal(line.price),
    price_base_quantity: decimal(line.per),
    gross,
    net,
    tax_category: line.cat,
    tax_rate: decimal(line.rate ?? '0'),
    discounts: of(false, discounts),
    charges: of(true, charges),
  };
}

function adjustmentsOf(
  sample: OfficialInvoice,
  isCharge: boolean,
  totals: InvoiceTotals,
): DocumentAdjustmentSource[] {
  const computed = isCharge ? totals.charges : totals.discounts;
  const said = sample.ac.filter(({ charge }) => charge === isCharge);
  return said.map((one, at) => ({ ...reasonsOf(one), tax_shares: sharesOf(one, computed[at]!, totals) }));
}

function reasonsOf({
  reason,
  code,
}: OfficialAdjustment): Pick<DocumentAdjustmentSource, 'reason' | 'reason_code'> {
  return { reason, reason_code: code };
}

/** Returns the part of an adjustment that belongs to the group that it names. */
function sharesOf(
  { cat, rate: named }: OfficialAdjustment,
  { groupNets }: AdjustmentTotals,
  totals: InvoiceTotals,
) {
  return totals.tax_breakdown.flatMap(({ category, rate }, at) => {
    const isNamed = category === cat && rate.equals(decimal(named ?? '0'));
    return isNamed ? [{ category, rate, amount: groupNets[at] ?? 0n }] : [];
  });
}

/** Formats an amount of a sample with two decimals, for comparisons. */
export function textOf(amount: bigint): string {
  return amountText(amount, 'EUR');
}
