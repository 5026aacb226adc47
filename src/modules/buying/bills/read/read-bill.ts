import {
  eInvoiceOf,
  formatFacts,
  isCreditNote,
  preflight,
  type EInvoice,
  type EInvoiceFormat,
  type Syntax,
} from '../../../../kernel/en16931/index.js';
import { plainIban } from '../../../../kernel/parties/iban.js';
import type { BillLine, BillParty, BillPayment, ReadBill, TaxGroup } from '../domain/bill.js';
import type { BrokenRule } from '../domain/findings.js';
import { invoiceTree } from './invoice-tree.js';

/** What a document says, and the rules that it breaks. */
export interface ReadDocument {
  readonly bill: ReadBill;
  readonly broken: readonly BrokenRule[];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const AMOUNT = /^-?\d{1,13}(?:\.\d{1,6})?$/;
const NUMBER_MAX = 200;
const LINES_MAX = 10_000;

/** Reads an electronic invoice. Raises `unreadable_document`. */
export function readBill(content: Uint8Array): ReadDocument {
  const root = invoiceTree(content);
  const invoice = eInvoiceOf(root);
  const format = formatOf(invoice, root.name === 'rsm:CrossIndustryInvoice' ? 'cii' : 'ubl');
  const broken = preflight(invoice, format).findings.map(({ rule, message }) => ({ rule, message }));
  return { bill: billOf(invoice, root.name === 'CreditNote'), broken };
}

/** Those rules that the document says it follows, of those that are known for its syntax. */
function formatOf({ specification = '' }: EInvoice, syntax: Syntax): EInvoiceFormat {
  if (specification.includes('xrechnung')) return syntax === 'ubl' ? 'xrechnung_ubl' : 'xrechnung_cii';
  return syntax === 'ubl' && specification === formatFacts.peppol.specification ? 'peppol' : syntax;
}

function billOf(invoice: EInvoice, isUblCreditNote: boolean): ReadBill {
  const { totals, payment } = invoice;
  const [account] = payment?.accounts ?? [];
  return {
    kind: isUblCreditNote || isCreditNote(invoice) ? 'credit_note' : 'invoice',
    supplier_number: invoice.number?.slice(0, NUMBER_MAX) ?? null,
    issue_date: day(invoice.issue_date),
    due_date: day(invoice.due_date),
    currency: invoice.currency ?? null,
    totals: {
      subtotal: amount(totals.without_tax),
      tax_total: amount(totals.tax),
      total: amount(totals.with_tax),
      amount_payable: amount(totals.payable),
    },
    sums: {
      lines: amount(totals.lines),
      allowances: amount(totals.allowances),
      charges: amount(totals.charges),
      prepaid: amount(totals.prepaid),
      rounding: amount(totals.rounding),
    },
    tax_breakdown: invoice.tax_breakdown.map(groupOf),
    lines: invoice.lines.slice(0, LINES_MAX).map(lineOf),
    seller: partyOf(invoice.seller),
    buyer: partyOf(invoice.buyer),
    payment: paymentOf(account, payment?.reference),
    order_reference: invoice.order_reference?.slice(0, NUMBER_MAX) ?? null,
  };
}

function paymentOf(
  account: {
    readonly id?: string | undefined;
    readonly name?: string | undefined;
    readonly bic?: string | undefined;
  } = {},
  reference: string | undefined,
): BillPayment {
  const iban = account.id && plainIban(account.id);
  return {
    ...(iban !== undefined && { iban }),
    ...(account.bic !== undefined && { bic: account.bic }),
    ...(account.name !== undefined && { account_holder: account.name }),
    ...(reference !== undefined && { reference }),
  };
}

function groupOf({ category, rate, taxable, tax }: EInvoice['tax_breakdown'][number]): TaxGroup {
  return {
    category: category ?? 'S',
    rate: amount(rate),
    taxable: amount(taxable) ?? '0',
    tax: amount(tax) ?? '0',
  };
}

function lineOf({ item, quantity, unit, price, net, category, rate }: EInvoice['lines'][number]): BillLine {
  return {
    description: [item.name, item.description].filter((text) => text !== undefined).join('\n') || null,
    quantity: amount(quantity),
    unit: unit ?? null,
    price: amount(price.net),
    net: amount(net),
    category: category ?? null,
    rate: amount(rate),
  };
}

function partyOf(party: EInvoice['seller']): BillParty {
  return {
    name: party?.name ?? null,
    vat_id: party?.vat_id ?? null,
    registration: party?.legal_registration?.value ?? party?.tax_registration ?? null,
    country: party?.address?.country ?? null,
  };
}

function day(text: string | undefined): string | null {
  return text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

function amount(text: string | undefined): string | null {
  return text !== undefined && AMOUNT.test(text) ? text : null;
}
