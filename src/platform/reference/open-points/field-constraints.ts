import { returned, sent, type OpenPoint } from './open-point.js';

/** Section 2.3: length, minimum, maximum and form of the fields. */
export const fieldConstraintPoints: readonly OpenPoint[] = [
  {
    id: 'OP-2.3-identifier-form',
    section: '2.3',
    question: 'What do identifiers look like?',
    answer:
      'A prefix for the kind of resource, followed by 26 letters and digits: cus_01h455vb4pex5vsknk084sn02q.',
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
    question: 'What happens if customer_id or product_id does not exist?',
    answer:
      'A 422 that points at the field. The same applies to an archived resource, another kind of resource, and ' +
      'one of another organization.',
    touches: [...sent('customer_id'), 'property:CreateInvoiceItem.product_id'],
  },
  {
    id: 'OP-2.3-item-count',
    section: '2.3',
    question: 'How many items can an invoice have?',
    answer: 'From 1 to 500.',
    touches: sent('items'),
  },
  {
    id: 'OP-2.3-quantity-range',
    section: '2.3',
    question: 'Which quantities are allowed?',
    answer:
      'Any number but 0 within ±999999999.999999, with at most 6 decimals. A negative quantity is a return.',
    touches: ['property:CreateInvoiceItem.quantity'],
  },
  {
    id: 'OP-2.3-price-range',
    section: '2.3',
    question: 'Which prices are allowed?',
    answer:
      'From 0 to 999999999.999999, with at most 6 decimals. Prices exclude tax unless prices_include_tax is ' +
      'true.',
    touches: ['property:CreateInvoiceItem.price', 'property:CreateProduct.price'],
  },
  {
    id: 'OP-2.3-tax-rate-range',
    section: '2.3',
    question: 'Which tax rates are allowed?',
    answer: 'From 0 to 100, with at most 4 decimals. A percentage: 20 is 20 %, and 0.2 is a fifth of 1 %.',
    touches: [...sent('tax_rate'), 'property:CreateInvoiceItem.tax_rate', 'property:CreateProduct.tax_rate'],
  },
  {
    id: 'OP-2.3-total-range',
    section: '2.3',
    question: 'How large can a total be?',
    answer:
      'Below 10000000000000 and at most 15 digits, so that every JSON parser reads it exactly. A larger total is ' +
      'a 422.',
    touches: returned('total'),
  },
  {
    id: 'OP-2.3-exact-numbers',
    section: '2.3',
    question: 'Are numbers exact, and may they be sent as strings?',
    answer:
      'They are JSON numbers and are stored exactly. Too many digits or decimals are a 422, and so is a string.',
    touches: ['document', 'property:CreateInvoiceItem.quantity', 'property:CreateInvoiceItem.price'],
  },
  {
    id: 'OP-2.3-text-form',
    section: '2.3',
    question: 'How are strings counted and stored?',
    answer:
      'They are counted in characters, up to the maxLength of the field. Leading and trailing white space is ' +
      'removed. NUL is refused.',
    touches: ['document', ...sent('reference'), ...sent('note'), 'property:CreateInvoiceItem.description'],
  },
  {
    id: 'OP-2.3-metadata',
    section: '2.3',
    question: 'Can a client store its own data?',
    answer: 'Yes, in metadata: at most 50 names of 40 characters, with values of up to 500 characters.',
    touches: [...sent('metadata'), 'property:CreateCustomer.metadata', 'property:CreateProduct.metadata'],
  },
  {
    id: 'OP-2.3-date-form',
    section: '2.3',
    question: 'Which format do dates and times have?',
    answer: 'Dates are YYYY-MM-DD and must exist. Times are RFC 3339 in UTC.',
    touches: [
      ...sent('issue_date'),
      ...sent('due_date'),
      ...returned('created_at'),
      ...returned('updated_at'),
    ],
  },
];
