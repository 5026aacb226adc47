import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { amountNumber } from '../../../../kernel/money/amount.js';
import { rruleText } from '../../../../kernel/time/rrule.js';
import { weekdayOf } from '../../../../kernel/time/recurrence.js';
import { isTargetHoliday } from '../../../../kernel/time/target-days.js';
import { customers } from '../../../books/customers/customers.resource.js';
import { toCalculatedInvoiceDto, type InvoiceWithItems } from '../../../books/invoices/index.js';
import type { Planned, Standing } from '../domain/schedule.js';
import type { RecurringDateDto, OccurrenceDto, RecurringCalendarDto } from '../dto/occurrence.dto.js';
import type { FirstInvoiceDto, RecurringPreviewDto } from '../dto/preview-recurring-invoice.dto.js';
import { recurringInvoices } from '../recurring-invoices.resource.js';
import type { CalendarEntry, DatesToCome, Preview } from './dates-to-come.service.js';

const SATURDAY = 5;

/** Dates to come, each with the amount that an invoice comes to today. */
export function toOccurrenceDtos({ dates, draft }: DatesToCome): OccurrenceDto[] {
  return dates.map((planned) => ({ ...planned, ...noteOf(planned), ...amountOf(draft) }));
}

export function toPreviewDto(preview: Preview): RecurringPreviewDto {
  const { rule, standing, draft } = preview;
  return {
    rule,
    rrule: wholeRrule(standing),
    data: toOccurrenceDtos(preview),
    invoice: draft === undefined ? null : firstInvoice(draft),
  };
}

export function toCalendarDto(calendar: {
  readonly entries: readonly CalendarEntry[];
  readonly has_more: boolean;
}): RecurringCalendarDto {
  return { data: calendar.entries.map(calendarDate), has_more: calendar.has_more };
}

/** The rule with its end as a text of RFC 5545; null where that cannot say it. */
export function wholeRrule({
  rule,
  anchor_on,
  anchor_occurrence,
  end_after,
  end_on,
}: Standing): string | null {
  const text = rruleText(rule, anchor_on);
  // RFC 5545 knows one end or the other.
  if (text === undefined || (end_after !== null && end_on !== null)) return null;
  if (end_after !== null) return `${text};COUNT=${end_after - anchor_occurrence + 1}`;
  return end_on === null ? text : `${text};UNTIL=${end_on.replaceAll('-', '')}`;
}

function calendarDate({ row, planned }: CalendarEntry): RecurringDateDto {
  return {
    recurring_invoice_id: toTypeId(recurringInvoices.idPrefix, row.id),
    name: row.name,
    customer_id: toTypeId(customers.idPrefix, row.customer_id),
    occurrence: planned.occurrence,
    planned_on: planned.planned_on,
    ...noteOf(planned),
    ...amountOf(row),
  };
}

/** Days off are told, and moved by nobody. */
function noteOf({ planned_on }: Planned) {
  return { is_weekend: weekdayOf(planned_on) >= SATURDAY, is_bank_holiday: isTargetHoliday(planned_on) };
}

function amountOf(priced: Partial<Pick<CalendarEntry['row'], 'total' | 'currency'>> | undefined) {
  const { total, currency } = priced ?? {};
  if (typeof total !== 'bigint' || !currency) return { total: null, currency: null };
  return { total: amountNumber(total, currency), currency };
}

function firstInvoice(draft: InvoiceWithItems): FirstInvoiceDto {
  const { message, e_invoice } = draft;
  return { ...toCalculatedInvoiceDto(draft), message, service_period: e_invoice?.service_period ?? null };
}
