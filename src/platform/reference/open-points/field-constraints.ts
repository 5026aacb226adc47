import { returned, sent, type OpenPoint } from './open-point.js';

/** Section 2.3: length, minimum, maximum and form of the fields. */
export const fieldConstraintPoints: readonly OpenPoint[] = [
  {
    id: 'OP-2.3-identifier-form',
    section: '2.3',
    question: 'What do identifiers look like?',
    answer: 'A prefix that names the kind and 26 letters and digits: cus_01h455vb4pex5vsknk084sn02q.',
    touches: [
      ...returned('id'),
      'property:Customer.id',
      'property:Product.id',
      ...sent('customer_id'),
      'property:CreateInvoiceItem.product_id',
    ],
  },
  {
    id: 'OP-2.3-unknown-identifiers',
    section: '2.3',
    question: 'What happens when customer_id or product_id names nothing?',
    answer:
      'A 422 that points at the field; the same for what is archived, of another kind or of another owner.',
    touches: [...sent('customer_id'), 'property:CreateInvoiceItem.product_id'],
  },
  {
    id: 'OP-2.3-item-count',
    section: '2.3',
    question: 'How many items can an invoice have?',
    answer: '1 to 500.',
    touches: sent('items'),
  },
  {
    id: 'OP-2.3-quantity-range',
    section: '2.3',
    question: 'Which quantities are possible?',
    answer: 'Any but 0, within ±999999999.999999, with at most 6 decimals; a negative one is a return.',
    touches: ['property:CreateInvoiceItem.quantity'],
  },
  {
    id: 'OP-2.3-price-range',
    section: '2.3',
    question: 'Which prices are possible?',
    answer:
      '0 to 999999999.999999, with at most 6 decimals; without tax unless prices_include_tax says otherwise.',
    touches: ['property:CreateInvoiceItem.price', 'property:CreateProduct.price'],
  },
  {
    id: 'OP-2.3-tax-rate-range',
    section: '2.3',
    question: 'Which tax rates are possible?',
    answer: '0 to 100, with at most 4 decimals.',
    touches: [...sent('tax_rate'), 'property:CreateInvoiceItem.tax_rate', 'property:CreateProduct.tax_rate'],
  },
  {
    id: 'OP-2.3-total-range',
    section: '2.3',
    question: 'How large can a total be?',
    answer:
      'Below 10000000000000 and at most 15 digits, so that every JSON reader has it exactly; else a 422.',
    touches: returned('total'),
  },
  {
    id: 'OP-2.3-exact-numbers',
    section: '2.3',
    question: 'Are numbers exact, and may they be sent as strings?',
    answer: 'They are JSON numbers and kept exactly. Too many digits or decimals, or a string, are a 422.',
    touches: ['document', 'property:CreateInvoiceItem.quantity', 'property:CreateInvoiceItem.price'],
  },
  {
    id: 'OP-2.3-text-form',
    section: '2.3',
    question: 'How are texts counted and kept?',
    answer: 'In characters, up to the maxLength of the field, without the blanks around them. No NUL.',
    touches: ['document', ...sent('reference'), ...sent('note'), 'property:CreateInvoiceItem.description'],
  },
  {
    id: 'OP-2.3-metadata',
    section: '2.3',
    question: 'Can a client store data of its own?',
    answer: 'Yes, in metadata: at most 50 names of 40 characters with texts of 500.',
    touches: [...sent('metadata'), 'property:CreateCustomer.metadata', 'property:CreateProduct.metadata'],
  },
  {
    id: 'OP-2.3-date-form',
    section: '2.3',
    question: 'In which form are dates and times?',
    answer: 'Days that exist, as YYYY-MM-DD; instants as RFC 3339 in UTC.',
    touches: [
      ...sent('issue_date'),
      ...sent('due_date'),
      ...returned('created_at'),
      ...returned('updated_at'),
    ],
  },
];
