import { returned, sent, type OpenPoint } from './open-point.js';

/** Section 1: what the client libraries look like, and how an invoice is computed. */
export const businessRulePoints: readonly OpenPoint[] = [
  {
    id: 'OP-1-client-libraries',
    section: '1',
    question: 'Which methods do the four client libraries have?',
    answer:
      'One method per operation, named after its operationId, such as invoices.create. Each operation here shows ' +
      'how to call it.',
    touches: ['document'],
  },
  {
    id: 'OP-1-item-amount',
    section: '1',
    question: 'How is the amount of an item rounded?',
    answer:
      'It is quantity times price, rounded half up (away from zero) to the decimals of the currency. Each ' +
      'discount and charge of the item is rounded in the same way.',
    touches: ['schema:InvoiceItem', 'property:CreateInvoiceItem.price'],
  },
  {
    id: 'OP-1-product-price',
    section: '1',
    question: 'Must the price of an item equal the price of its product?',
    answer:
      'No. The price of the request always holds. Without one, that of the customer’s price list, else of the ' +
      'product. A later change of either does not change existing items.',
    touches: ['property:CreateInvoiceItem.price'],
  },
  {
    id: 'OP-1-tax-computation',
    section: '1',
    question: 'How is tax computed and rounded?',
    answer:
      'Once per tax group (category and rate), not per item: the taxable amount of the group times the rate, ' +
      'rounded half up. An organization may choose tax per item. GET /invoices/{id}/calculation shows every ' +
      'step.',
    touches: ['operation:invoices.create', ...returned('tax_total'), ...returned('tax_breakdown')],
  },
  {
    id: 'OP-1-mixed-tax-rates',
    section: '1',
    question: 'Can an invoice have more than one tax rate?',
    answer:
      'Yes, and more than one tax category of EN 16931. tax_rate and tax_category of an item override those of ' +
      'the invoice. tax_breakdown has one entry per category and rate.',
    touches: ['property:CreateInvoiceItem.tax_rate', ...returned('tax_breakdown')],
  },
  {
    id: 'OP-1-totals',
    section: '1',
    question: 'Which totals does an invoice have, and how do they relate?',
    answer:
      'subtotal is the sum of the item nets. total = subtotal - discount_total + charge_total + tax_total. ' +
      'amount_due = total - withholding_total + payable_rounding - prepaid_amount - amount_paid - amount_credited.',
    touches: [...returned('subtotal'), ...returned('total'), ...returned('amount_due')],
  },
  {
    id: 'OP-1-negative-total',
    section: '1',
    question: 'Can the total be negative?',
    answer: 'No, that is a 422. An item can be negative (a return) if the total is not.',
    touches: ['operation:invoices.create', ...returned('total'), 'property:CreateInvoiceItem.quantity'],
  },
  {
    id: 'OP-1-discounts',
    section: '1',
    question: 'Are there discounts, charges, or prices that include tax?',
    answer:
      'Yes, all three. Discounts and charges of an invoice are spread over its tax groups in proportion, unless ' +
      'they name a tax. With prices_include_tax they include tax, as prices do.',
    touches: [
      'schema:CreateInvoice',
      'schema:CreateInvoiceItem',
      ...sent('discounts'),
      ...sent('charges'),
      ...sent('prices_include_tax'),
    ],
  },
  {
    id: 'OP-1-payments',
    section: '1',
    question: 'How are payments and credit notes recorded?',
    answer:
      'By payments.create and invoices.credit. A payment can be unallocated, refunded and reversed. A credit note ' +
      'covers at most what is left of an invoice. Unused amounts are the customer’s credit, see customers.balance.',
    touches: [...returned('amount_paid'), ...returned('amount_credited')],
  },
  {
    id: 'OP-1-numbering',
    section: '1',
    question: 'Which number does an invoice get, and when?',
    answer:
      'The next number of a series without gaps, such as INV-2026-00001. A draft has no number; finalizing ' +
      'assigns it. Format and reset are settings. A number is never used again.',
    touches: ['tag:Invoices', ...returned('number')],
  },
  {
    id: 'OP-1-currency',
    section: '1',
    question: 'Which currency does an invoice have?',
    answer:
      'The currency that it names (ISO 4217). Without one, the currency of its customer, then of the ' +
      'organization.',
    touches: [...sent('currency'), ...returned('currency')],
  },
  {
    id: 'OP-1-currency-conversion',
    section: '1',
    question: 'Are amounts converted between currencies?',
    answer: 'No. All prices of an invoice are in its one currency, as they were sent.',
    touches: [...returned('currency'), 'property:CreateInvoiceItem.price'],
  },
  {
    id: 'OP-1-amount-decimals',
    section: '1',
    question: 'How many decimals do computed amounts have?',
    answer: 'As many as the currency has: none for JPY, two for EUR, three for KWD.',
    touches: [...returned('subtotal'), ...returned('tax_total'), ...returned('total')],
  },
];
