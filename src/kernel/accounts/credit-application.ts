/** Whether credit of a customer settles new invoices when they are issued. */
export const creditApplications = ['off', 'oldest_first'] as const;

export type CreditApplication = (typeof creditApplications)[number];
