/** A task that a person can choose, in words for whoever does it. */
export interface PromptText {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly words: string;
}

export const closeMonth: PromptText = {
  name: 'close_month',
  title: 'Close the month',
  description: 'Find what is unfinished in a month, and say what it came to.',
  words: `Close the month {month} in these books. Change nothing without showing it first.
1. List drafts with an issue date in the month or none (invoices_list, status draft). Ask which are to be finalized.
2. List what is open or overdue from the month, and payments of it that are not allocated (payments_list, unapplied).
   Say which invoice each of them may belong to, and ask before recording or allocating anything.
3. List its credit notes, and those that are neither allocated nor refunded (credit_notes_list).
4. Give revenue, tax and what is receivable on its last day (reports_revenue, reports_receivables), per currency.
5. End with what is left to do, each with number, customer and amount.`,
};

export const chaseLate: PromptText = {
  name: 'chase_late',
  title: 'Chase what is late',
  description: 'Find overdue invoices, and remind those who are to be reminded.',
  words: `Chase what is late in these books. Send nothing without showing it first.
1. List overdue invoices, the oldest due date first (invoices_list, status overdue), and what asks for attention
   (reminders_tasks). Read all pages.
2. Per customer: what is due in each currency, since when, and payments that are not allocated (payments_list).
   Where a payment may settle an invoice, say so instead of reminding.
3. Propose for each whether to remind, to wait or to call, with the reason, and ask.
4. Remind only those that were agreed to (invoices_remind), each with its confirmation.
5. End with what was sent and what remains.`,
};
