import { returned, type OpenPoint } from './open-point.js';

/** Section 4.2: bodies and statuses of the ten operations. */
export const payloadPoints: readonly OpenPoint[] = [
  {
    id: 'OP-4.2-login-answer',
    section: '4.2',
    question: 'What does a login return?',
    answer: '200 with access_token, token_type, expires_in, user and organization.',
    touches: ['operation:auth.login', 'schema:LoginResult'],
  },
  {
    id: 'OP-4.2-invoice-create-answer',
    section: '4.2',
    question: 'What does creating an invoice return?',
    answer: '201 with the complete invoice.',
    touches: ['operation:invoices.create'],
  },
  {
    id: 'OP-4.2-invoice-list-answer',
    section: '4.2',
    question: 'What does listing invoices return?',
    answer:
      '200 with a page: data (without the items), has_more and next_cursor. With with_total also total_count.',
    touches: ['operation:invoices.list', 'schema:InvoiceList'],
  },
  {
    id: 'OP-4.2-invoice-get-answer',
    section: '4.2',
    question: 'What does reading one invoice return?',
    answer: '200 with the complete invoice, including its items.',
    touches: ['operation:invoices.get'],
  },
  {
    id: 'OP-4.2-invoice-update-answer',
    section: '4.2',
    question: 'What does updating an invoice return?',
    answer: '200 with the complete invoice after the change, with recalculated amounts.',
    touches: ['operation:invoices.update'],
  },
  {
    id: 'OP-4.2-invoice-delete-answer',
    section: '4.2',
    question: 'What does deleting an invoice return?',
    answer: '204 without a body. Deleting it again is a 404.',
    touches: ['operation:invoices.delete'],
  },
  {
    id: 'OP-4.2-customer-list-answer',
    section: '4.2',
    question: 'What does listing customers return?',
    answer: '200 with a page: data, has_more and next_cursor. With with_total also total_count.',
    touches: ['operation:customers.list', 'schema:CustomerList'],
  },
  {
    id: 'OP-4.2-customer-create-answer',
    section: '4.2',
    question: 'What does adding a customer return?',
    answer: '201 with the complete customer.',
    touches: ['operation:customers.create'],
  },
  {
    id: 'OP-4.2-product-list-answer',
    section: '4.2',
    question: 'What does listing products return?',
    answer: '200 with a page: data, has_more and next_cursor. With with_total also total_count.',
    touches: ['operation:products.list', 'schema:ProductList'],
  },
  {
    id: 'OP-4.2-product-create-answer',
    section: '4.2',
    question: 'What does adding a product return?',
    answer: '201 with the complete product.',
    touches: ['operation:products.create'],
  },
  {
    id: 'OP-4.2-invoice-update-body',
    section: '4.2',
    question: 'Which body updates an invoice?',
    answer:
      'The same fields as for creating it. The body replaces the whole invoice: a field that is left out becomes ' +
      'empty or gets its default.',
    touches: ['operation:invoices.update', 'schema:UpdateInvoice'],
  },
  {
    id: 'OP-4.2-concurrent-updates',
    section: '4.2',
    question: 'What happens when two clients update one invoice at the same time?',
    answer:
      'Both succeed, one after the other, and version increases each time. With If-Match the second one is ' +
      'refused with 412.',
    touches: ['operation:invoices.update', ...returned('version')],
  },
  {
    id: 'OP-4.2-customer-create-body',
    section: '4.2',
    question: 'Which body adds a customer?',
    answer:
      'name (1 to 255 characters). All other fields are optional: addresses, contacts, tax_ids, currency and ' +
      'more.',
    touches: ['operation:customers.create', 'schema:CreateCustomer'],
  },
  {
    id: 'OP-4.2-customer-unique',
    section: '4.2',
    question: 'Must a customer be unique?',
    answer: 'Only its external_id, if it has one. A second customer with the same external_id is a 409.',
    touches: ['property:CreateCustomer.external_id'],
  },
  {
    id: 'OP-4.2-product-create-body',
    section: '4.2',
    question: 'Which body adds a product?',
    answer:
      'name (1 to 255 characters). All other fields are optional: sku, price, currency, tax_rate, unit and more.',
    touches: ['operation:products.create', 'schema:CreateProduct'],
  },
  {
    id: 'OP-4.2-product-unique',
    section: '4.2',
    question: 'Must a product be unique?',
    answer: 'Only its sku, if it has one. A second product with the same sku is a 409.',
    touches: ['property:CreateProduct.sku'],
  },
];
