import { toTypeId } from '../../../kernel/ids/type-id.js';
import { sumOf } from '../../../kernel/money/allocation.js';
import { amountNumber } from '../../../kernel/money/amount.js';
import { instantText } from '../../../kernel/time/instant.js';
import { customers } from '../../books/customers/customers.resource.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { messages } from '../messages/messages.resource.js';
import type { StoredPolicy } from './domain/reminder-policy.js';
import type { ReminderPolicyDto } from './dto/reminder-policy.dto.js';
import type { InvoiceRemindersDto, ReminderForecastDto, ReminderTaskListDto } from './dto/reminder.dto.js';
import type { OpenTask } from './reminders.repository.js';
import type { Expected, Forecast, InvoiceReminders } from './reminders.service.js';

export function toReminderPolicyDto(policy: StoredPolicy): ReminderPolicyDto {
  const { version, enabled, send_at, business_days_only, holidays_of, min_amount, levels } = policy;
  return {
    version,
    enabled,
    send_at,
    business_days_only,
    holidays_of,
    min_amount: min_amount?.toNumber() ?? null,
    levels: levels.map(({ days, channel, fee }) => ({ days, channel, fee: fee?.toNumber() ?? null })),
  };
}

export function toInvoiceRemindersDto({ reminders, currency, next }: InvoiceReminders): InvoiceRemindersDto {
  const data = reminders.map((one) => ({
    instalment: one.instalment,
    level: one.level,
    channel: one.channel,
    message_id: one.message_id && toTypeId(messages.idPrefix, one.message_id),
    amount_due: amountNumber(one.amount_due, currency),
    fee: one.fee === null ? null : amountNumber(one.fee, currency),
    currency,
    asked_on: one.asked_on,
    done_at: one.done_at && instantText(one.done_at),
    created_at: instantText(one.created_at),
  }));
  return { data, next: next ?? null };
}

export function toForecastDto({ enabled, at, expected }: Forecast): ReminderForecastDto {
  return { enabled, at: instantText(at), data: expected.map(expectedOf) };
}

function expectedOf({ channel, level, fee, invoices: all }: Expected) {
  const [{ customer_id, customer_name, currency }] = all;
  const due = sumOf(all.map(({ amount_due }) => amount_due));
  return {
    channel,
    level,
    customer_id: toTypeId(customers.idPrefix, customer_id),
    customer_name,
    currency,
    amount_due: amountNumber(due, currency),
    fee: fee === null ? null : amountNumber(fee, currency),
    invoices: all.map(({ id, number, due_date, amount_due, level }) => ({
      invoice_id: toTypeId(invoices.idPrefix, id),
      number,
      due_date,
      level,
      amount_due: amountNumber(amount_due, currency),
    })),
  };
}

export function toReminderTaskListDto(tasks: readonly OpenTask[]): ReminderTaskListDto {
  return {
    data: tasks.map(({ invoice_id, ...one }) => ({ ...invoiceOf(invoice_id, one), asked_on: one.asked_on })),
  };
}

type Asked = Pick<
  OpenTask,
  'number' | 'customer_id' | 'customer_name' | 'due_date' | 'level' | 'amount_due' | 'currency'
>;

function invoiceOf(
  id: string,
  { number, customer_id, customer_name, due_date, level, amount_due, currency }: Asked,
) {
  return {
    invoice_id: toTypeId(invoices.idPrefix, id),
    number,
    customer_id: toTypeId(customers.idPrefix, customer_id),
    customer_name,
    due_date,
    level,
    amount_due: amountNumber(amount_due, currency),
    currency,
  };
}
