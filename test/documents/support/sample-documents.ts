import type { EInvoiceFormat } from '../../../src/kernel/en16931/formats.js';
import type { EInvoice, Line } from '../../../src/kernel/en16931/model.js';
import { fullInvoice } from './full-invoice.js';

/** Adds a line of 100.00 in a category, with everything that the category requires. */
function untaxed(format: EInvoiceFormat, category: string, code: string | undefined): EInvoice {
  const full = plainInvoice(format);
  const rate = category === 'O' ? undefined : '0';
  const isOutside = category === 'O';
  const withoutVat = { vat_id: undefined };
  return {
    ...full,
    ...(isOutside && {
      seller: { ...full.seller!, ...withoutVat },
      buyer: { ...full.buyer!, ...withoutVat },
    }),
    lines: full.lines.map((line) => ({ ...line, category, rate })),
    tax_breakdown: [{ taxable: '100.00', tax: '0.00', category, rate: '0', exemption_code: code }],
    totals: { lines: '100.00', without_tax: '100.00', tax: '0.00', with_tax: '100.00', payable: '100.00' },
  };
}

/** Returns a typical invoice: one line, one rate, an account, a due date. */
export function plainInvoice(format: EInvoiceFormat): EInvoice {
  const full = fullInvoice(format);
  const line: Line = {
    id: '1',
    quantity: '4',
    unit: 'HUR',
    net: '100.00',
    allowances: [],
    charges: [],
    price: { net: '25' },
    category: 'S',
    rate: '19',
    item: { name: 'Work', classifications: [], attributes: [] },
  };
  return {
    specification: full.specification,
    business_process: full.business_process,
    number: 'INV-1',
    issue_date: '2026-11-22',
    type_code: '380',
    currency: 'EUR',
    due_date: '2026-12-06',
    buyer_reference: 'REF-1',
    notes: [],
    preceding_invoices: [],
    seller: full.seller,
    buyer: full.buyer,
    delivery: { date: '2026-11-20', address: { city: 'Wien', postal_code: '1010', country: 'AT' } },
    payment: { means_code: '30', accounts: [{ id: 'DE89370400440532013000' }] },
    allowances: [],
    charges: [],
    totals: { lines: '100.00', without_tax: '100.00', tax: '19.00', with_tax: '119.00', payable: '119.00' },
    tax_breakdown: [{ taxable: '100.00', tax: '19.00', category: 'S', rate: '19' }],
    attachments: [],
    lines: [line],
  };
}

function creditNote(format: EInvoiceFormat): EInvoice {
  const plain = plainInvoice(format);
  return {
    ...plain,
    number: 'CN-1',
    type_code: '381',
    project_reference: 'P-9',
    payment_terms: 'Will be refunded.',
    preceding_invoices: [{ number: 'INV-1', issue_date: '2026-11-22' }],
  };
}

function directDebit(format: EInvoiceFormat): EInvoice {
  const direct_debit = {
    mandate: 'M-1',
    creditor_id: 'DE98ZZZ09999999999',
    account: 'DE89370400440532013000',
  };
  return { ...plainInvoice(format), payment: { means_code: '59', accounts: [], direct_debit } };
}

function card(format: EInvoiceFormat): EInvoice {
  const payment = { means_code: '48', accounts: [], card: { number: '4321', holder: 'B. Beispiel' } };
  return { ...plainInvoice(format), payment };
}

/** The tax of the Canary Islands: its rate may be zero. */
function islands(format: EInvoiceFormat, category: string): EInvoice {
  const plain = plainInvoice(format);
  return {
    ...plain,
    lines: plain.lines.map((line) => ({ ...line, category, rate: '7' })),
    tax_breakdown: [{ taxable: '100.00', tax: '7.00', category, rate: '7' }],
    totals: { lines: '100.00', without_tax: '100.00', tax: '7.00', with_tax: '107.00', payable: '107.00' },
  };
}

/** Adds an allowance and a charge of the document in an untaxed category, for the rules that check only them. */
function adjusted(format: EInvoiceFormat, category: string, code: string | undefined): EInvoice {
  const plain = untaxed(format, category, code);
  const tax = { category, rate: category === 'O' ? undefined : '0' };
  return {
    ...plain,
    allowances: [{ amount: '10.00', reason: 'Discount', ...tax }],
    charges: [{ amount: '4.00', reason: 'Freight', ...tax }],
    tax_breakdown: plain.tax_breakdown.map((one) => ({ ...one, taxable: '94.00' })),
    totals: {
      ...plain.totals,
      allowances: '10.00',
      charges: '4.00',
      without_tax: '94.00',
      with_tax: '94.00',
      payable: '94.00',
    },
  };
}

/** Valid documents of every kind, by name; those with the most content come first. */
export const sampleDocuments: Readonly<Record<string, (format: EInvoiceFormat) => EInvoice>> = {
  full: fullInvoice,
  plain: plainInvoice,
  // What stands around its line is said in the note of the line.
  'in sections': (format) => {
    const plain = plainInvoice(format);
    return {
      ...plain,
      lines: plain.lines.map((line) => ({ ...line, id: '1.1', note: 'Week 47\nOn site.' })),
    };
  },
  'credit note': creditNote,
  'direct debit': directDebit,
  card,
  'zero rate': (format) => adjusted(format, 'Z', undefined),
  exempt: (format) => adjusted(format, 'E', 'VATEX-EU-132'),
  'reverse charge': (format) => adjusted(format, 'AE', 'VATEX-EU-AE'),
  'intra-community': (format) => adjusted(format, 'K', 'VATEX-EU-IC'),
  export: (format) => adjusted(format, 'G', 'VATEX-EU-G'),
  'outside the tax': (format) => adjusted(format, 'O', 'VATEX-EU-O'),
  'Canary Islands': (format) => islands(format, 'L'),
  'Ceuta and Melilla': (format) => islands(format, 'M'),
};
