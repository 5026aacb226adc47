import { returned, type OpenPoint } from './open-point.js';

/** Section 3: the states of the resources and the moves between them. */
export const statePoints: readonly OpenPoint[] = [
  {
    id: 'OP-3-invoice-states',
    section: '3',
    question: 'Which states can an invoice have?',
    answer:
      'draft, open, paid, void and uncollectible. Overdue is not a state: it follows from the due date. ' +
      'payment_status shows how much is settled.',
    touches: ['tag:Invoices', ...returned('status')],
  },
  {
    id: 'OP-3-invoice-moves',
    section: '3',
    question: 'How does an invoice change its state?',
    answer:
      'By separate operations: finalize, void, mark-uncollectible. Payments and credit notes settle it. ' +
      'available_actions lists what is possible now.',
    touches: returned('status'),
  },
  {
    id: 'OP-3-invoice-change',
    section: '3',
    question: 'When can an invoice be updated?',
    answer:
      'While it is a draft. Later it is a 409. Note, expected payment date and metadata can be patched at any ' +
      'time.',
    touches: ['operation:invoices.update'],
  },
  {
    id: 'OP-3-invoice-delete',
    section: '3',
    question: 'Which invoices can be deleted, and is that final?',
    answer:
      'Only drafts, and deleting them is final. A finalized invoice is a 409: void or credit it instead.',
    touches: ['operation:invoices.delete'],
  },
  {
    id: 'OP-3-customer-states',
    section: '3',
    question: 'Which states does a customer have?',
    answer:
      'Active, or archived since archived_at. An archived customer is hidden from lists and cannot get new ' +
      'documents.',
    touches: ['tag:Customers', 'property:Customer.archived_at'],
  },
  {
    id: 'OP-3-product-states',
    section: '3',
    question: 'Which states does a product have?',
    answer:
      'active is true or false, as the client sets it. A product archived since archived_at cannot be used on ' +
      'new lines.',
    touches: ['tag:Products', 'property:Product.active', 'property:Product.archived_at'],
  },
];
