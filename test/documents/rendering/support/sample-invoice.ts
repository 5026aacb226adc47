import type { EInvoice } from '../../../../src/kernel/en16931/index.js';

export type Line = EInvoice['lines'][number];
type Party = NonNullable<EInvoice['seller']>;

export const seller: Party = {
  name: 'Lindenhof Werkstätten GmbH',
  identifiers: [],
  legal_registration: { value: 'HRB 204817 B' },
  vat_id: 'DE811907980',
  tax_registration: '37/214/50862',
  legal_info: 'Geschäftsführung: Mara Lindenhof · Amtsgericht Berlin',
  address: { line1: 'Gerichtstraße 23', city: 'Berlin', postal_code: '13347', country: 'DE' },
  contact: { name: 'Jonas Weber', phone: '+49 30 5557 2040', email: 'rechnung@lindenhof.example' },
};

export const buyer: Party = {
  name: 'Kunsthalle am Fluss gGmbH',
  identifiers: [{ value: 'K-10482' }],
  vat_id: 'DE298765432',
  address: { line1: 'Uferallee 5', city: 'Köln', postal_code: '50668', country: 'DE' },
  contact: { name: 'Dr. Helene Brandt' },
};

export const lines: readonly Line[] = [
  line(1, {
    name: 'Ausstellungsvitrine, Eiche geölt',
    description: '180 × 90 × 60 cm, entspiegeltes Glas, abschließbar',
    seller_id: 'VIT-180',
    quantity: '4',
    unit: 'H87',
    price: '1240.00',
    net: '4712.00',
    allowances: [{ amount: '248.00', base_amount: '4960.00', percent: '5', reason: 'Stammkunde' }],
  }),
  line(2, {
    name: 'Montage vor Ort',
    description: 'Zwei Personen, einschließlich Anfahrt',
    quantity: '12.5',
    unit: 'HUR',
    price: '68.50',
    net: '856.25',
    period: { start: '2026-11-09', end: '2026-11-11' },
  }),
  line(3, {
    name: 'LED-Schiene, dimmbar',
    seller_id: 'LED-12',
    quantity: '18.75',
    unit: 'MTR',
    price: '24.9',
    net: '466.88',
  }),
  line(4, {
    name: 'Schrauben A2, Packung',
    quantity: '1000',
    unit: 'H87',
    price: '4.375',
    base: '100',
    net: '43.75',
  }),
];

/** An invoice within Germany, with one rate of tax, a discount on a line and a term of payment. */
export const invoice: EInvoice = {
  number: 'RE-2026-00169',
  issue_date: '2026-11-22',
  type_code: '380',
  currency: 'EUR',
  due_date: '2026-12-06',
  order_reference: 'PO-88312',
  payment_terms: 'Zahlbar innerhalb von 14 Tagen ohne Abzug. Bei Zahlung innerhalb von 7 Tagen 2 % Skonto.',
  notes: [{ text: 'Vielen Dank für Ihren Auftrag.' }],
  preceding_invoices: [],
  seller,
  buyer,
  delivery: { date: '2026-11-11' },
  payment: {
    means_code: '58',
    reference: 'RE-2026-00169',
    accounts: [{ id: 'DE89370400440532013000', name: 'Lindenhof Werkstätten GmbH', bic: 'COBADEFFXXX' }],
  },
  allowances: [],
  charges: [],
  totals: {
    lines: '6078.88',
    without_tax: '6078.88',
    tax: '1154.99',
    with_tax: '7233.87',
    payable: '7233.87',
  },
  tax_breakdown: [{ taxable: '6078.88', tax: '1154.99', category: 'S', rate: '19' }],
  attachments: [],
  lines,
};

interface LineFacts {
  readonly name: string;
  readonly description?: string;
  readonly seller_id?: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly base?: string;
  readonly net: string;
  readonly allowances?: Line['allowances'];
  readonly period?: Line['period'];
}

/** A line of goods or services at the standard rate, without what it does not say. */
export function line(id: number, facts: LineFacts): Line {
  return {
    id: String(id),
    quantity: facts.quantity,
    unit: facts.unit,
    net: facts.net,
    period: facts.period,
    allowances: facts.allowances ?? [],
    charges: [],
    price: { net: facts.price, base_quantity: facts.base },
    category: 'S',
    rate: '19',
    item: {
      name: facts.name,
      description: facts.description,
      seller_id: facts.seller_id,
      classifications: [],
      attributes: [],
    },
  };
}
