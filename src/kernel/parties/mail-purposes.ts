/** What is mailed to customers beside invoices and credit notes, as contacts may want it. */
export const mailPurposes = ['quotes', 'reminders', 'statements', 'receipts'] as const;

export type MailPurpose = (typeof mailPurposes)[number];
