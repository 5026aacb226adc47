export const creditNoteStatuses = ['issued', 'void'] as const;

export type CreditNoteStatus = (typeof creditNoteStatuses)[number];

export const creditReasons = [
  'duplicate',
  'order_change',
  'product_unsatisfactory',
  'order_cancellation',
  'other',
] as const;

export type CreditReason = (typeof creditReasons)[number];
