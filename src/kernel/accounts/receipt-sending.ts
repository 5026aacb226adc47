/** Whether receipts of payments are sent by hand alone, or by themselves once a payment is recorded. */
export const receiptSendings = ['off', 'on_receipt'] as const;

export type ReceiptSending = (typeof receiptSendings)[number];
