import { returned, sent, type OpenPoint } from './open-point.js';

/** Sections 2.1 and 2.3: the unit of the tax rate, the records as returned, required and optional fields. */
export const resourceFieldPoints: readonly OpenPoint[] = [
  {
    id: 'OP-2.1-tax-rate-unit',
    section: '2.1',
    question: 'What is the unit of tax_rate?',
    answer: 'Percent: 20 means 20 %.',
    touches: [...sent('tax_rate'), 'property:CreateInvoiceItem.tax_rate', ...returned('tax_rate')],
  },
  {
    id: 'OP-2.3-invoice-record',
    section: '2.3',
    question: 'Which fields does a returned invoice have?',
    answer:
      'All fields that can be sent, and id, status, number, version, customer_name, the computed amounts, ' +
      'created_at and updated_at. A field without a value is null.',
    touches: ['schema:Invoice', 'schema:InvoiceSummary'],
  },
  {
    id: 'OP-2.3-item-record',
    section: '2.3',
    question: 'Which fields does a returned item have?',
    answer:
      'All fields that can be sent, and id, product_name, unit, gross (quantity times price), net (without tax, ' +
      'after the item’s discounts and charges) and taxable (net with its share of the invoice’s).',
    touches: ['schema:InvoiceItem'],
  },
  {
    id: 'OP-2.3-name-snapshot',
    section: '2.3',
    question: 'Does renaming a customer or product change existing invoices?',
    answer:
      'No. An invoice keeps the names of its customer and products as they were when it was last written.',
    touches: [...returned('customer_name'), 'property:InvoiceItem.product_name'],
  },
  {
    id: 'OP-2.3-customer-record',
    section: '2.3',
    question: 'Which fields does a returned customer have?',
    answer: 'All fields that can be sent, and id, version, archived_at, created_at and updated_at.',
    touches: ['schema:Customer'],
  },
  {
    id: 'OP-2.3-product-record',
    section: '2.3',
    question: 'Which fields does a returned product have?',
    answer: 'All fields that can be sent, and id, version, archived_at, created_at and updated_at.',
    touches: ['schema:Product'],
  },
  {
    id: 'OP-2.3-customer-id-required',
    section: '2.3',
    question: 'Is customer_id required?',
    answer: 'Yes. An invoice without a customer is a 422.',
    touches: sent('customer_id'),
  },
  {
    id: 'OP-2.3-items-required',
    section: '2.3',
    question: 'Are items required?',
    answer: 'Yes, at least one.',
    touches: sent('items'),
  },
  {
    id: 'OP-2.3-tax-rate-required',
    section: '2.3',
    question: 'Is tax_rate required?',
    answer: 'Yes, on the invoice, even if every item has its own rate. 0 means that no tax is due.',
    touches: sent('tax_rate'),
  },
  {
    id: 'OP-2.3-item-fields-required',
    section: '2.3',
    question: 'Are product_id, quantity and price of an item required?',
    answer:
      'product_id and quantity are. Without price, the one of the customer’s price list on the issue date counts, ' +
      'else of the product; price_source says which.',
    touches: ['schema:CreateInvoiceItem'],
  },
  {
    id: 'OP-2.3-optional-invoice-fields',
    section: '2.3',
    question: 'Which optional fields does an invoice have?',
    answer:
      'tax_category, tax_exemption_reason, prices_include_tax, discounts, charges, round_payable_to, prepaid_amount, ' +
      'currency, issue_date, due_date, payment_terms, reference, note, message and metadata.',
    touches: ['schema:CreateInvoice'],
  },
  {
    id: 'OP-2.3-optional-item-fields',
    section: '2.3',
    question: 'Which optional fields does an item have?',
    answer: 'price, price_base_quantity, tax_rate, tax_category, discounts, charges and description.',
    touches: ['schema:CreateInvoiceItem'],
  },
  {
    id: 'OP-2.3-issue-date',
    section: '2.3',
    question: 'Which day is the issue date?',
    answer: 'The day that the request names. Without one it is null while the invoice is a draft.',
    touches: [...sent('issue_date'), ...returned('issue_date')],
  },
  {
    id: 'OP-2.3-due-date',
    section: '2.3',
    question: 'When is an invoice due?',
    answer:
      'On due_date if it is given. Otherwise the payment terms apply, from the issue date, or from today if ' +
      'there is none. A due_date before that day is a 422.',
    touches: [...sent('due_date'), ...returned('due_date')],
  },
  {
    id: 'OP-2.3-payment-terms',
    section: '2.3',
    question: 'Which payment terms apply?',
    answer:
      'Those of the invoice. Without them, those of the customer, then of the organization. They cannot be ' +
      'combined with due_date.',
    touches: [...sent('payment_terms'), ...returned('payment_terms')],
  },
  {
    id: 'OP-2.3-null',
    section: '2.3',
    question: 'What does null mean in a request?',
    answer: 'It means the same as leaving the field out.',
    touches: ['schema:CreateInvoice', 'schema:CreateCustomer', 'schema:CreateProduct'],
  },
  {
    id: 'OP-2.3-unknown-fields',
    section: '2.3',
    question: 'What happens to undocumented fields?',
    answer: 'They are a 422 that names each of them. The service never ignores a field.',
    touches: ['schema:CreateInvoice', 'schema:CreateCustomer', 'schema:CreateProduct'],
  },
];
