import type { EInvoice } from '../../../../src/kernel/en16931/index.js';
import { invoice, lines } from './sample-invoice.js';

/** An invoice within Switzerland, with a payment part: a creditor reference, and all that is known of who pays. */
export const swiss: EInvoice = {
  ...invoice,
  number: 'RE-2026-00171',
  currency: 'CHF',
  seller: {
    ...invoice.seller!,
    name: 'Lindenhof Werkstätten AG',
    vat_id: 'CHE123456788',
    address: { line1: 'Gerbergasse 12b', city: 'Zürich', postal_code: '8001', country: 'CH' },
  },
  buyer: {
    ...invoice.buyer!,
    address: { line1: 'Rue du Lac 1268/2/22', city: 'Genève', postal_code: '1201', country: 'CH' },
  },
  payment: {
    means_code: '30',
    reference: 'RF91RE202600171',
    accounts: [{ id: 'CH9300762011623852957', name: 'Lindenhof Werkstätten AG' }],
  },
};

/** The same to an account that takes a QR reference only, from a seller in Liechtenstein, over more than a page. */
export const swissFull: EInvoice = {
  ...swiss,
  number: 'RE-2026-00172',
  seller: {
    ...swiss.seller!,
    address: { ...swiss.seller!.address, city: 'Vaduz', postal_code: '9490', country: 'LI' },
  },
  payment: {
    ...swiss.payment!,
    reference: 'RF64RE202600172',
    accounts: [{ id: 'CH4431999123000889012', name: 'Lindenhof Werkstätten AG' }],
  },
  lines: Array.from({ length: 3 }, () => lines)
    .flat()
    .map((line, at) => ({ ...line, id: String(at + 1) })),
};

/** In euros, without a reference that banks check, and to somebody whose address is not known. */
export const swissBlank: EInvoice = {
  ...swiss,
  number: 'RE-2026-00173',
  currency: 'EUR',
  buyer: { ...swiss.buyer!, address: undefined },
  payment: { ...swiss.payment!, reference: 'RE-2026-00173' },
};
