import { formatFacts, type EInvoiceFormat } from '../../../src/kernel/en16931/formats.js';
import type {
  Adjustment,
  Attachment,
  Delivery,
  EInvoice,
  Line,
  Party,
  Payee,
  Payment,
  TaxRepresentative,
  TaxSubtotal,
  Totals,
} from '../../../src/kernel/en16931/model.js';

const seller: Party = {
  name: 'Muster & Söhne GmbH',
  trading_name: 'Muster',
  identifiers: [{ value: '4711' }, { value: '4000001123452', scheme: '0088' }],
  legal_registration: { value: 'HRB 1234 B' },
  vat_id: 'DE123456789',
  tax_registration: '12/345/67890',
  legal_info: 'Managing director: Ada Muster, Amtsgericht Berlin',
  electronic_address: { value: '4000001123452', scheme: '0088' },
  address: {
    line1: 'Werkstr. 1',
    line2: 'Hof 2',
    line3: 'Eingang C',
    city: 'Berlin',
    postal_code: '10115',
    state: 'Berlin',
    country: 'DE',
  },
  contact: { name: 'Ada Muster', phone: '+49 30 1234567', email: 'ada@muster.example' },
};

const buyer: Party = {
  name: 'Stadt Köln',
  trading_name: 'Kämmerei',
  identifiers: [{ value: '4012345000009', scheme: '0088' }],
  legal_registration: { value: '991-01234-44', scheme: '0204' },
  vat_id: 'DE987654321',
  electronic_address: { value: '05315-12345-44', scheme: '0204' },
  address: {
    line1: 'Rathausplatz 1',
    line2: 'Zimmer 3',
    line3: 'EG',
    city: 'Köln',
    postal_code: '50667',
    state: 'NW',
    country: 'DE',
  },
  contact: { name: 'Bert Beispiel', phone: '+49 221 7654321', email: 'bert@koeln.example' },
};

const consulting: Line = {
  id: '1',
  note: 'As agreed < on the phone >',
  object: { value: 'METER-7', scheme: 'AAB' },
  quantity: '12.5',
  unit: 'HUR',
  net: '1175.00',
  order_line: '10',
  buyer_accounting_reference: 'KST 4100',
  period: { start: '2026-10-05', end: '2026-10-20' },
  allowances: [
    {
      amount: '125.00',
      base_amount: '1250.00',
      percent: '10',
      reason: 'Regular customer',
      reason_code: '95',
    },
  ],
  charges: [{ amount: '50.00', reason: 'Night work', reason_code: 'ABK' }],
  price: { net: '100', discount: '20', gross: '120', base_quantity: '1', base_unit: 'HUR' },
  category: 'S',
  rate: '19',
  item: {
    name: 'Consulting',
    description: 'On site\nand remote',
    seller_id: 'CONS-1',
    buyer_id: 'B-77',
    standard_id: { value: '4012345678901', scheme: '0160' },
    classifications: [{ value: '80101500', scheme: 'TST', version: '26.0801' }],
    origin_country: 'DE',
    attributes: [
      { name: 'Level', value: 'Senior' },
      { name: 'Language', value: 'de' },
    ],
  },
};

const books: Line = {
  id: '2',
  quantity: '-3',
  unit: 'C62',
  net: '-59.97',
  allowances: [],
  charges: [],
  price: { net: '19.99' },
  category: 'S',
  rate: '7',
  item: { name: 'Book, returned', classifications: [], attributes: [] },
};

const references = {
  buyer_reference: '05315-12345-44',
  project_reference: 'P-9',
  contract_reference: 'V-2026-1',
  order_reference: 'PO-1',
  sales_order_reference: 'SO-1',
  receiving_advice_reference: 'RA-1',
  despatch_advice_reference: 'DA-1',
  tender_reference: 'LOT-3',
  invoiced_object: { value: 'OBJ-1', scheme: 'AAB' },
  buyer_accounting_reference: 'KST 4000',
} as const satisfies Partial<EInvoice>;

const payee: Payee = {
  name: 'Factoring AG',
  identifier: { value: '4399901234567', scheme: '0088' },
  legal_registration: { value: 'HRB 77' },
};

const taxRepresentative: TaxRepresentative = {
  name: 'Steuerkanzlei Muster',
  vat_id: 'DE111111125',
  address: {
    line1: 'Steuerweg 5',
    line2: '2. Stock',
    line3: 'links',
    city: 'Bonn',
    postal_code: '53111',
    state: 'NW',
    country: 'DE',
  },
};

const delivery: Delivery = {
  name: 'Stadt Köln, Lager',
  location: { value: '4012345000016', scheme: '0088' },
  date: '2026-10-20',
  address: {
    line1: 'Lagerweg 1',
    line2: 'Tor 4',
    line3: 'Rampe',
    city: 'Köln',
    postal_code: '50668',
    state: 'NW',
    country: 'DE',
  },
};

const payment: Payment = {
  means_code: '58',
  means_text: 'SEPA credit transfer',
  reference: 'INV-2026-00169',
  accounts: [{ id: 'DE89370400440532013000', name: 'Muster GmbH', bic: 'COBADEFFXXX' }],
};

const allowances: readonly Adjustment[] = [
  {
    amount: '10.15',
    base_amount: '101.50',
    percent: '10',
    category: 'S',
    rate: '19',
    reason: 'Discount',
    reason_code: '95',
  },
];

const charges: readonly Adjustment[] = [
  {
    amount: '5.00',
    base_amount: '50.00',
    percent: '10',
    category: 'S',
    rate: '7',
    reason: 'Freight',
    reason_code: 'FC',
  },
];

const totals: Totals = {
  lines: '1115.03',
  allowances: '10.15',
  charges: '5.00',
  without_tax: '1109.88',
  tax: '217.47',
  tax_in_tax_currency: '4862.00',
  with_tax: '1327.35',
  prepaid: '200.00',
  rounding: '-0.35',
  payable: '1127.00',
};

const taxBreakdown: readonly TaxSubtotal[] = [
  { taxable: '1164.85', tax: '221.32', category: 'S', rate: '19' },
  { taxable: '-54.97', tax: '-3.85', category: 'S', rate: '7' },
];

const attachments: readonly Attachment[] = [
  {
    reference: 'TIME-1',
    description: 'Time sheet',
    content: 'QQ==',
    media_type: 'application/pdf',
    filename: 'time.pdf',
  },
  { reference: 'LINK-1', description: 'Log', url: 'https://muster.example/log' },
];

/** Returns a valid invoice with a value for nearly every term, for any format. */
export function fullInvoice(format: EInvoiceFormat): EInvoice {
  const { specification, business_process } = formatFacts[format];
  return {
    specification,
    business_process: business_process ?? 'urn:example:process',
    number: 'INV-2026-00169',
    issue_date: '2026-11-22',
    type_code: '380',
    currency: 'EUR',
    tax_currency: 'CZK',
    tax_point_date: '2026-11-01',
    due_date: '2026-12-22',
    ...references,
    payment_terms: 'Payable within 30 days.',
    notes: [{ text: 'Thank you for your order.', subject_code: 'AAI' }],
    preceding_invoices: [{ number: 'INV-2026-00100', issue_date: '2026-09-30' }],
    seller,
    buyer,
    payee,
    tax_representative: taxRepresentative,
    delivery,
    service_period: { start: '2026-10-01', end: '2026-10-31' },
    payment,
    allowances,
    charges,
    totals,
    tax_breakdown: taxBreakdown,
    attachments,
    lines: [consulting, books],
  };
}
