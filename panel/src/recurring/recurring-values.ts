import type { CreateRecurringInvoice, Invoice, RecurringInvoice } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';
import { numberOf } from '../fields/decimal-text';
import { defined } from '../forms/defined';
import { invoiceBody, invoiceValues, toFormPath, type InvoiceValues } from '../invoices/invoice-values';
import { asInvoice, type Content } from './content-values';

export type Rule = RecurringInvoice['rule'];

/** The days of a week in their order, as the API names them. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The form values of a recurring invoice: those of the invoice that it makes, and when it does. */
export type RecurringValues = InvoiceValues & { schedule: ScheduleValues };
export type RecurringFields = UseFormReturnType<RecurringValues>;

export type ScheduleValues = ReturnType<typeof scheduleValues>;

/** Returns the form values of a schedule, or of a new one. */
export function scheduleValues(of?: RecurringInvoice) {
  const { rule } = of ?? {};
  return {
    name: of?.name ?? '',
    every: String(rule?.every ?? 1),
    unit: (rule?.unit ?? 'month') as 'day' | 'week' | 'month' | 'year',
    weekdays: [...(rule?.weekdays ?? [])] as string[],
    by: (rule?.weekday == null ? 'day' : 'weekday') as 'day' | 'weekday',
    day: rule?.day == null ? '' : String(rule.day),
    nth: String(rule?.nth ?? 1),
    weekday: (rule?.weekday ?? 'monday') as string,
    month: rule?.month == null ? '' : String(rule.month),
    start_on: '',
    ends: endsOf(of),
    end_after: of?.end_after == null ? '' : String(of.end_after),
    end_on: of?.end_on ?? '',
    run_at: of?.run_at ?? '06:00',
    action: (of?.action ?? 'draft') as string,
    prices: (of?.prices ?? 'fixed') as string,
    period: (of?.period ?? 'in_advance') as string,
    catch_up: (of?.catch_up ?? 'all') as string,
  };
}

/** Returns the form values of a recurring invoice; of a copy, without where it stands. */
export function recurringValues(of: RecurringInvoice): RecurringValues {
  return { ...contentValues(of.content), schedule: scheduleValues(of) };
}

/** Returns the values of content, as those of an invoice that has it. */
export function contentValues(content: Content | null): InvoiceValues {
  if (content === null) return invoiceValues();
  const values = invoiceValues(asInvoice(content) as Invoice);
  if (values.due_by === 'plan') return values;
  return { ...values, due_by: content.payment_terms == null ? 'usual' : 'terms' };
}

/** Builds the request body. */
export function recurringBody(values: RecurringValues): CreateRecurringInvoice {
  const { schedule, ...invoice } = values;
  const { name, start_on, run_at, action, prices, period, catch_up } = schedule;
  const terms = { run_at, action, prices, period, catch_up };
  return defined({
    ...{ name, ...datesBody(schedule), ...terms },
    start_on: start_on === '' ? undefined : start_on,
    content: invoiceBody(invoice),
  }) as CreateRecurringInvoice;
}

/** The part of the body that decides about the dates. */
export function datesBody(schedule: ScheduleValues): Pick<CreateRecurringInvoice, 'rule' | 'period'> {
  const { ends, end_after, end_on, period } = schedule;
  return defined({
    rule: ruleOf(schedule),
    end_after: ends === 'after' ? numberOf(end_after) : undefined,
    end_on: ends === 'on' && end_on !== '' ? end_on : undefined,
    period,
  }) as Pick<CreateRecurringInvoice, 'rule' | 'period'>;
}

/** The rule that the fields say; what is empty follows from the first date. */
export function ruleOf({ every, unit, weekdays, by, day, nth, weekday, month }: ScheduleValues): Rule {
  const isMonthly = unit === 'month' || unit === 'year';
  return defined({
    every: numberOf(every),
    unit,
    weekdays: unit === 'week' && weekdays.length > 0 ? weekdays : undefined,
    day: isMonthly && by === 'day' ? numberOf(day) : undefined,
    weekday: isMonthly && by === 'weekday' ? weekday : undefined,
    nth: isMonthly && by === 'weekday' ? numberOf(nth) : undefined,
    month: unit === 'year' ? numberOf(month) : undefined,
  }) as unknown as Rule;
}

/** Converts the path of a body field to that of its input. */
export function toRecurringPath(path: string, values?: Pick<InvoiceValues, 'items'>): string {
  if (path === 'content') return 'items';
  if (path.startsWith('content.')) return toFormPath(path.slice('content.'.length), values);
  if (path === 'rule') return 'schedule.every';
  return `schedule.${path.replace(/^rule\./, '')}`;
}

function endsOf(of: RecurringInvoice | undefined): 'never' | 'after' | 'on' {
  if (of?.end_after != null) return 'after';
  return of?.end_on == null ? 'never' : 'on';
}
