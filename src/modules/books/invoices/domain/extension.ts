import type { PaymentPlan } from '../../../../kernel/accounts/instalments.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** More than anybody grants; each answer of the invoice tells them all. */
const EXTENSIONS_MAX = 50;

/** What a caller says when the money of an issued invoice may come later. */
export interface ExtensionDetails {
  readonly due_date: CalendarDate;
  readonly reason: string;
}

/** A day by which an issued invoice was due, and the one that took its place. */
export interface DueDateExtension {
  readonly due_date: CalendarDate;
  readonly previous_due_date: CalendarDate;
  /** The day when it was granted, where the organization is. */
  readonly extended_on: CalendarDate;
  /** When it was recorded, RFC 3339; nobody kept it in the first books. */
  readonly extended_at?: string;
  /** Gone where personal data was erased. */
  readonly reason?: string;
}

interface Extended {
  readonly due_date: CalendarDate;
  readonly payment_plan: PaymentPlan;
  /** Null where the day never moved. */
  readonly extensions: readonly DueDateExtension[] | null;
}

/** The due date that the document says, wherever what is owed has moved to; that of the last instalment of a plan. */
export function issuedDueDate({ due_date, payment_plan, extensions }: Extended): CalendarDate {
  return payment_plan?.at(-1)?.due_date ?? extensions?.[0]?.previous_due_date ?? due_date;
}

/** Why an invoice cannot be due on another day; undefined where it can. */
export function extensionFault(
  invoice: Extended,
  { due_date }: Pick<ExtensionDetails, 'due_date'>,
): FieldFault | undefined {
  if (invoice.payment_plan !== null) {
    const detail =
      'It is paid in instalments, each due on a day of its own, which were agreed. Pause its reminders instead ' +
      '(reminders_paused_until), or write what is agreed now into a correction.';
    return { pointer: '#/due_date', code: 'paid_in_instalments', detail };
  }
  const printed = issuedDueDate(invoice);
  if (due_date < printed) {
    const detail = `The document says ${printed}. Its customer cannot be asked for the money before that.`;
    return { pointer: '#/due_date', code: 'before_issued_due_date', detail };
  }
  if ((invoice.extensions ?? []).length < EXTENSIONS_MAX) return undefined;
  const detail = `The due date was moved ${EXTENSIONS_MAX} times, which is the most that an invoice can have.`;
  return { pointer: '#/due_date', code: 'too_many', detail };
}
