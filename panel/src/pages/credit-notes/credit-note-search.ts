import { day, idWith, listSearch, oneOf } from '../../lists/list-search';

const NUMBER_LENGTH_MAX = 50;

/** The search parameters of the credit notes page. */
export const creditNoteSearch = listSearch(['created_at', 'issue_date'], {
  number: (text) => text.length <= NUMBER_LENGTH_MAX,
  customer_id: idWith('cus'),
  invoice_id: idWith('inv'),
  unapplied: oneOf(['true']),
  issued_from: day,
  issued_to: day,
});

export type CreditNoteSearch = ReturnType<typeof creditNoteSearch>;
