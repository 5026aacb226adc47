import type { Wording } from '../page/wording.js';
import { filled } from '../texts/words.js';
import type { OpenInvoiceFigures } from './statement-figures.js';
import type { StatementTexts } from './statement-texts.js';

/** The table of what is still to be paid. */
export interface PrintedOpenInvoices {
  readonly title: string;
  readonly columns: Readonly<
    Record<'number' | 'issue_date' | 'due_date' | 'late' | 'total' | 'amount', string>
  >;
  readonly rows: readonly {
    readonly number: string;
    readonly issue_date: string;
    readonly due_date: string;
    readonly late: string;
    readonly is_late: boolean;
    readonly total: string;
    readonly amount: string;
  }[];
}

/** Invoices that are still to be paid, under a title. */
export function openInvoicesOf(
  invoices: readonly OpenInvoiceFigures[],
  title: string,
  { own, texts, date, number }: Wording & { readonly own: StatementTexts },
): PrintedOpenInvoices {
  return {
    title,
    columns: {
      number: own.invoice,
      issue_date: texts.facts.issue_date,
      due_date: texts.facts.due_date,
      late: own.overdue,
      total: own.total,
      amount: texts.payable,
    },
    rows: invoices.map((invoice) => ({
      number: invoice.number,
      issue_date: date(invoice.issue_date),
      due_date: date(invoice.due_date),
      late: lateText(invoice.days_overdue, own),
      is_late: invoice.days_overdue > 0,
      total: number(invoice.total),
      amount: number(invoice.amount_due),
    })),
  };
}

function lateText(days: number, own: StatementTexts): string {
  if (days <= 0) return own.aging.not_due;
  return days === 1 ? own.one_day : filled(own.days, { days: String(days) });
}
