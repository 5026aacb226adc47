import { eInvoiceFrom, type DocumentSource, type EInvoice } from '../../../../kernel/en16931/index.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Buyer, Seller } from '../../../../kernel/parties/party.js';
import { partiesOf } from './from-invoice.js';

/** Who writes to whom, and over how much, where no document is issued. */
export interface Correspondence {
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly currency: CurrencyCode;
  /** What is to be paid. */
  readonly payable: MinorUnits;
}

/** The parties and the bank account in the terms in which documents are printed; there are no lines. */
export function partiesToPrint({ seller, buyer, currency, payable }: Correspondence): EInvoice {
  const nothing = { subtotal: 0n, discount_total: 0n, charge_total: 0n, tax_total: 0n, prepaid_amount: 0n };
  const source: DocumentSource = {
    document_type: 'invoice',
    number: null,
    issue_date: null,
    currency,
    ...partiesOf({ seller, buyer }),
    prices_include_tax: false,
    items: [],
    discounts: [],
    charges: [],
    tax_breakdown: [],
    totals: {
      ...nothing,
      payable_rounding: 0n,
      total_excluding_tax: payable,
      total: payable,
      amount_payable: payable,
    },
  };
  return eInvoiceFrom(source, 'factur_x');
}
