import { toTypeId } from '../../../kernel/ids/type-id.js';
import { amountNumber } from '../../../kernel/money/amount.js';
import { instantText } from '../../../kernel/time/instant.js';
import { customers } from '../../books/customers/customers.resource.js';
import { toContentDto } from '../../books/invoices/index.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { availableScheduleActions } from './domain/recurring-invoice.js';
import { wholeRrule } from './runs/occurrences.mapper.js';
import type { RecurringInvoiceDto, RecurringInvoiceSummaryDto } from './dto/recurring-invoice.dto.js';
import type { RecurringRunDto } from './dto/recurring-run.dto.js';
import type { RecurringInvoiceEntity } from './entities/recurring-invoice.entity.js';
import type { ListedRecurringInvoice } from './recurring-invoices.list.js';
import { recurringInvoices } from './recurring-invoices.resource.js';
import type { RunRow } from './recurring-invoices.repository.js';

/** A recurring invoice in the form of the API. */
export function toRecurringInvoiceDto(row: RecurringInvoiceEntity): RecurringInvoiceDto {
  const { total, currency } = row;
  const customer_id = toTypeId(customers.idPrefix, row.customer_id);
  return {
    id: toTypeId(recurringInvoices.idPrefix, row.id),
    version: row.version,
    status: row.status,
    available_actions: availableScheduleActions(row),
    name: row.name,
    customer_id,
    content: row.content && { ...toContentDto(row.content), customer_id },
    total: total === null || currency === null ? null : amountNumber(total, currency),
    currency,
    rule: row.rule,
    rrule: wholeRrule(row),
    rule_from: row.anchor_on,
    start_on: row.start_on,
    next_occurrence: row.next_occurrence,
    next_on: row.next_on,
    end_after: row.end_after,
    end_on: row.end_on,
    run_at: row.run_at,
    action: row.action,
    prices: row.prices,
    period: row.period,
    catch_up: row.catch_up,
    created_at: instantText(row.created_at),
    updated_at: instantText(row.updated_at),
  };
}

/** The same in a list. */
export function toRecurringInvoiceSummaryDto(row: ListedRecurringInvoice): RecurringInvoiceSummaryDto {
  return { ...toRecurringInvoiceDto(row), customer_name: row.customer_name };
}

/** What became of an occurrence. */
export function toRecurringRunDto({ recurring_invoice_id: _schedule, ...run }: RunRow): RecurringRunDto {
  return {
    ...run,
    invoice_id: run.invoice_id && toTypeId(invoices.idPrefix, run.invoice_id),
    at: instantText(run.at),
  };
}
