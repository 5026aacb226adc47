import { returned, type OpenPoint } from './open-point.js';

/** Section 4.2: bodies and statuses of the ten operations. */
export const payloadPoints: readonly OpenPoint[] = [
  {
    id: 'OP-4.2-login-answer',
    section: '4.2',
    question: 'What does a login answer?',
    answer: '200 with access_token, token_type, expires_in, user and organization.',
    touches: ['operation:auth.login', 'schema:LoginResult'],
  },
  {
    id: 'OP-4.2-invoice-create-answer',
    section: '4.2',
    question: 'What does creating an invoice answer?',
    answer: '201 with the whole invoice.',
    touches: ['operation:invoices.create'],
  },
  {
    id: 'OP-4.2-invoice-list-answer',
    section: '4.2',
    question: 'What does listing invoices answer?',
    answer:
      '200 with a page: data (without the items), has_more and next_cursor. With with_total also total_count.',
    touches: ['operation:invoices.list', 'schema:InvoiceList'],
  },
  {
    id: 'OP-4.2-invoice-get-answer',
    section: '4.2',
    question: 'What does reading one invoice answer?',
    answer: '200 with the whole invoice, its items included.',
    touches: ['operation:invoices.get'],
  },
  {
    id: 'OP-4.2-invoice-update-answer',
    section: '4.2',
    question: 'What does updating an invoice answer?',
    answer: '200 with the whole invoice as it is now, computed anew.',
    touches: ['operation:invoices.update'],
  },
  {
    id: 'OP-4.2-invoice-delete-answer',
    section: '4.2',
    question: 'What does deleting an invoice answer?',
    answer: '204 without a body. Deleting it again is a 404.',
    touches: ['operation:invoices.delete'],
  },
  {
    id: 'OP-4.2-customer-list-answer',
    section: '4.2',
    question: 'What does listing customers answer?',
    answer: '200 with a page: data, has_more and next_cursor. With with_total also total_count.',
    touches: ['operation:customers.list', 'schema:CustomerList'],
  },
  {
    id: 'OP-4.2-customer-create-answer',
    section: '4.2',
    question: 'What does adding a customer answer?',
    answer: '201 with the whole customer.',
    touches: ['operation:customers.create'],
  },
  {
    id: 'OP-4.2-product-list-answer',
    section: '4.2',
    question: 'What does listing products answer?',
    answer: '200 with a page: data, has_more and next_cursor. With with_total also total_count.',
    touches: ['operation:products.list', 'schema:ProductList'],
  },
  {
    id: 'OP-4.2-product-create-answer',
    section: '4.2',
    question: 'What does adding a product answer?',
    answer: '201 with the whole product.',
    touches: ['operation:products.create'],
  },
  {
    id: 'OP-4.2-invoice-update-body',
    section: '4.2',
    question: 'What is sent to update an invoice?',
    answer: 'All that creating it takes. It replaces the whole: what is left out is empty or default again.',
    touches: ['operation:invoices.update', 'schema:UpdateInvoice'],
  },
  {
    id: 'OP-4.2-concurrent-updates',
    section: '4.2',
    question: 'What happens when two clients update one invoice at the same time?',
    answer:
      'Both succeed one after the other and version counts them. With If-Match the second one is refused with 412.',
    touches: ['operation:invoices.update', ...returned('version')],
  },
  {
    id: 'OP-4.2-customer-create-body',
    section: '4.2',
    question: 'What is sent to add a customer?',
    answer:
      'name (1 to 255 characters). All else is optional: addresses, contacts, tax_ids, currency and more.',
    touches: ['operation:customers.create', 'schema:CreateCustomer'],
  },
  {
    id: 'OP-4.2-customer-unique',
    section: '4.2',
    question: 'Must a customer be unique?',
    answer: 'Only in external_id, if it has one: a second customer with it is a 409.',
    touches: ['property:CreateCustomer.external_id'],
  },
  {
    id: 'OP-4.2-product-create-body',
    section: '4.2',
    question: 'What is sent to add a product?',
    answer:
      'name (1 to 255 characters). All else is optional: sku, price, currency, tax_rate, unit and more.',
    touches: ['operation:products.create', 'schema:CreateProduct'],
  },
  {
    id: 'OP-4.2-product-unique',
    section: '4.2',
    question: 'Must a product be unique?',
    answer: 'Only in sku, if it has one: a second product with it is a 409.',
    touches: ['property:CreateProduct.sku'],
  },
];
