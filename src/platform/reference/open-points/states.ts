import { returned, type OpenPoint } from './open-point.js';

/** Section 3: the states of the resources and the moves between them. */
export const statePoints: readonly OpenPoint[] = [
  {
    id: 'OP-3-invoice-states',
    section: '3',
    question: 'Which states can an invoice be in?',
    answer:
      'draft, open, paid, void and uncollectible. Overdue is no state but follows from the due date; ' +
      'payment_status says how far it is settled.',
    touches: ['tag:Invoices', ...returned('status')],
  },
  {
    id: 'OP-3-invoice-moves',
    section: '3',
    question: 'How does an invoice move from state to state?',
    answer:
      'By operations of their own: finalize, void, mark-uncollectible. Payments and credit notes pay it. ' +
      'available_actions lists what may be done now.',
    touches: returned('status'),
  },
  {
    id: 'OP-3-invoice-change',
    section: '3',
    question: 'When may an invoice be updated?',
    answer: 'While it is a draft; then 409. Note, expected payment date and metadata can be patched always.',
    touches: ['operation:invoices.update'],
  },
  {
    id: 'OP-3-invoice-delete',
    section: '3',
    question: 'Which invoices may be deleted, and are they gone?',
    answer: 'Drafts; they are gone for good. Once it is finalized 409: void or credit it instead.',
    touches: ['operation:invoices.delete'],
  },
  {
    id: 'OP-3-customer-states',
    section: '3',
    question: 'Which states has a customer?',
    answer: 'In use, or archived since archived_at: then hidden from lists and for no new documents.',
    touches: ['tag:Customers', 'property:Customer.archived_at'],
  },
  {
    id: 'OP-3-product-states',
    section: '3',
    question: 'Which states has a product?',
    answer: 'active or not, as it says itself; or archived since archived_at, then for no new lines.',
    touches: ['tag:Products', 'property:Product.active', 'property:Product.archived_at'],
  },
];
