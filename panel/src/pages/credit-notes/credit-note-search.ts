import { day, idWith, listSearch, oneOf } from '../../lists/list-search';

/** The search parameters of the credit notes page. */
export const creditNoteSearch = listSearch(['created_at', 'issue_date'], {
  customer_id: idWith('cus'),
  invoice_id: idWith('inv'),
  unapplied: oneOf(['true']),
  issued_from: day,
  issued_to: day,
});

export type CreditNoteSearch = ReturnType<typeof creditNoteSearch>;
