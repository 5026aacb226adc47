import { day, idWith, listSearch, oneOf } from '../../lists/list-search';

/** The search parameters of the payments page. */
export const paymentSearch = listSearch(['created_at', 'received_on'], {
  customer_id: idWith('cus'),
  invoice_id: idWith('inv'),
  unapplied: oneOf(['true']),
  received_from: day,
  received_to: day,
});

export type PaymentSearch = ReturnType<typeof paymentSearch>;
