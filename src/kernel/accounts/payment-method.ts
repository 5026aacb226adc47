/** How money comes in or goes out. */
export const paymentMethods = ['bank_transfer', 'card', 'cash', 'check', 'other'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
