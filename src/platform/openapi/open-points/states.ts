import { returned, type OpenPoint } from './open-point.js';

/** Section 3: the states of the resources and the moves between them. */
export const statePoints: readonly OpenPoint[] = [
  {
    id: 'OP-3-invoice-states',
    section: '3',
    question: 'Which states can an invoice be in?',
    answer: 'Only draft yet. Planned: open, paid, void and uncollectible.',
    touches: ['tag:Invoices', ...returned('status')],
  },
  {
    id: 'OP-3-invoice-moves',
    section: '3',
    question: 'How does an invoice move from state to state?',
    answer:
      'Not offered yet. Planned: operations of their own to finalize, void and write off; payments pay it.',
    touches: returned('status'),
  },
  {
    id: 'OP-3-invoice-change',
    section: '3',
    question: 'When may an invoice be updated?',
    answer: 'While it is a draft, which every invoice is yet. Planned: 409 once it is finalized.',
    touches: ['operation:invoices.update'],
  },
  {
    id: 'OP-3-invoice-delete',
    section: '3',
    question: 'Which invoices may be deleted, and are they gone?',
    answer: 'Drafts, which every invoice is yet; they are gone for good. Planned: 409 once it is finalized.',
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
