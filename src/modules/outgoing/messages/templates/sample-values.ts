import { amountText, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { spacedReference } from '../../../../kernel/parties/creditor-reference.js';
import { addDays, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { localeForms } from '../../documents/index.js';
import { isOfSeveral, isReminder } from '../domain/message.js';
import type { TemplateName } from '../domain/template-names.js';
import type { Placeholder } from '../domain/template.js';

/** What of a sample is real: who sends, in which currency, and when. */
export interface SampleSurroundings {
  readonly organizationName: string;
  readonly signature: string;
  readonly currency: CurrencyCode;
  readonly today: CalendarDate;
  /** Empty where there can be none. */
  readonly link: string;
}

/** How late the invoice of a reminder is. */
const LATE_DAYS = 7;
const NET_DAYS = 30;
/** In the smallest unit, so that it suits every currency. */
const TOTAL: MinorUnits = 142_056n;
const CREDITED: MinorUnits = 11_900n;
const FEE: MinorUnits = 500n;
const QUARTER_DAYS = 90;

/** What placeholders stand for while a text is edited: a customer and documents that there are not. */
export function sampleValues(
  { kind, language }: TemplateName,
  { organizationName, signature, currency, today, link }: SampleSurroundings,
): Readonly<Record<Placeholder, string>> {
  const { date, money } = localeForms(language);
  const dueDate = addDays(today, isReminder(kind) ? -LATE_DAYS : NET_DAYS);
  const shown = (amount: MinorUnits) => money(amountText(amount, currency), currency);
  return {
    'customer.name': 'Difference Engines GmbH',
    'contact.name': 'Ada Lovelace',
    'organization.name': organizationName,
    signature,
    link,
    'invoice.number': 'INV-2026-00042',
    'invoice.total': shown(TOTAL),
    'invoice.amount_due': shown(TOTAL),
    'invoice.issue_date': date(addDays(dueDate, -NET_DAYS)),
    'invoice.due_date': date(dueDate),
    'invoice.instalments': '',
    'invoice.early_payment': '',
    'invoice.nothing_due': '',
    'invoice.payment_reference': spacedReference('RF36INV202600042'),
    'invoice.days_overdue': String(LATE_DAYS),
    invoices: [
      ['INV-2026-00042', date(dueDate), shown(TOTAL)].join(' · '),
      ['INV-2026-00043', date(today), shown(CREDITED)].join(' · '),
    ].join('\n'),
    'customer.credit': '',
    'reminder.amount_due': shown(TOTAL + CREDITED),
    'reminder.fee': shown(FEE),
    'reminder.total': shown((isOfSeveral(kind) ? TOTAL + CREDITED : TOTAL) + FEE),
    'credit_note.number': 'CN-2026-00007',
    'credit_note.total': shown(CREDITED),
    'credit_note.issue_date': date(today),
    'quote.number': 'QT-2026-00003',
    'quote.total': shown(TOTAL),
    'quote.issue_date': date(today),
    'quote.valid_until': date(addDays(today, NET_DAYS)),
    'payment.amount': shown(TOTAL),
    'payment.received_on': date(today),
    'payment.invoices': 'INV-2026-00042',
    'payment.open': shown(CREDITED),
    'payment.credit': '',
    'statement.from': date(addDays(today, -QUARTER_DAYS)),
    'statement.to': date(today),
    'statement.balance': shown(TOTAL),
    'statement.overdue': shown(TOTAL),
  };
}
