import { Injectable } from '@nestjs/common';
import { sumOf } from '../../../../kernel/money/allocation.js';
import { amountText } from '../../../../kernel/money/amount.js';
import { addDays, daysBetween, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { UnitOfWork, type FileAnswer, type Principal } from '../../../../platform/index.js';
import { ReminderPrinter, type ReminderFigures } from '../../documents/index.js';
import { Composer } from '../../messages/index.js';
import { LETTER_FROM_LEVEL } from '../domain/reminder-policy.js';
import { askedAmount, type Asked, type AskedInvoice } from './asked-invoices.js';

/** A letter sets a new day for the payment, as the texts of the mails do. */
const DAYS_TO_PAY = 7;

/** What a transfer takes as reference. */
const REFERENCE_MAX = 140;

/** Prints the letters that go along with reminders. */
@Injectable()
export class ReminderLetters {
  constructor(
    private readonly work: UnitOfWork,
    private readonly composer: Composer,
    private readonly printer: ReminderPrinter,
  ) {}

  /** The letter that goes along; the first reminder has none. Raises `rendering_failed`. */
  async of(who: Principal, asked: Asked): Promise<FileAnswer | undefined> {
    return asked.channel === 'email' && asked.level >= LETTER_FROM_LEVEL ? this.print(who, asked) : undefined;
  }

  /** The letter, whether it goes along or not. Raises `rendering_failed`. */
  async print(who: Principal, asked: Asked): Promise<FileAnswer> {
    const [{ customer_id: customerId, currency }] = asked.invoices;
    const paper = await this.work.run(who, async (tx) => {
      const language = await this.composer.languageFor(tx, customerId);
      const to = { customerId, language, currency, payable: dueOf(asked) };
      return this.printer.prepare(tx, figuresOf(asked), to);
    });
    return this.printer.print(paper);
  }
}

/** What is due, with the fee. */
function dueOf({ invoices, fee }: Pick<Asked, 'invoices' | 'fee'>): bigint {
  return sumOf(invoices.map(askedAmount)) + (fee ?? 0n);
}

function figuresOf({ invoices, step, fee }: Asked): ReminderFigures {
  const [{ currency, today }] = invoices;
  const text = (amount: bigint): string => amountText(amount, currency);
  const total = dueOf({ invoices, fee });
  return {
    step,
    currency,
    as_of: today,
    pay_by: payBy(invoices),
    invoices: invoices.map((one) => ({
      number: one.number ?? '',
      issue_date: one.issue_date ?? one.today,
      due_date: one.due_date,
      days_overdue: Math.max(daysBetween(one.due_date, one.today), 0),
      total: text(one.total),
      amount_due: text(askedAmount(one)),
    })),
    amount_due: text(total - (fee ?? 0n)),
    fee: fee === null ? null : text(fee),
    total: text(total),
    payment_reference: referenceOf(invoices),
  };
}

/** Some days from now, and never before the day that was agreed. */
function payBy(invoices: readonly [AskedInvoice, ...AskedInvoice[]]): CalendarDate {
  const soon = addDays(invoices[0].today, DAYS_TO_PAY);
  return invoices.reduce((last, { due_date }) => (due_date > last ? due_date : last), soon);
}

/** That of one invoice; the numbers of several, as many as a transfer has room for. */
function referenceOf([first, ...others]: readonly [AskedInvoice, ...AskedInvoice[]]): string {
  if (others.length === 0) return first.payment_reference ?? first.number ?? '';
  let reference = first.number ?? '';
  for (const { number } of others) {
    const longer = `${reference}, ${number ?? ''}`;
    if (longer.length > REFERENCE_MAX) break;
    reference = longer;
  }
  return reference;
}
