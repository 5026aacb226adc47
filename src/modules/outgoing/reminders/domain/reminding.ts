import type { ReminderStep } from '../../../../kernel/accounts/reminder-step.js';
import { minorUnitsOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import type { DueLevel } from './due-level.js';
import type { ReminderChannel, ReminderPolicy } from './reminder-policy.js';

/** An invoice that a level is due for, as far as it is asked for together with others. */
export interface Due extends DueLevel {
  readonly id: string;
  readonly customer_id: string;
  readonly currency: CurrencyCode;
}

/** What is asked for at once: one task, or one mail for all invoices of a customer in one currency. */
export interface Reminding<Invoice> {
  readonly channel: ReminderChannel;
  /** The highest of its invoices: it says how firmly is asked. */
  readonly level: number;
  readonly invoices: readonly [Invoice, ...Invoice[]];
}

/** A list that readers can still go through; a letter of more is a statement of account. */
export const INVOICES_PER_MAIL_MAX = 50;

/** The invoices in the order in which they are given, those of one mail together where the first of them stands. */
export function remindingsOf<Invoice extends Due>(due: readonly Invoice[]): Reminding<Invoice>[] {
  const mails = new Map<string, Invoice[]>();
  const all: { readonly channel: ReminderChannel; readonly invoices: Invoice[] }[] = [];
  for (const invoice of due) {
    const { channel } = invoice;
    const key = `${invoice.customer_id} ${invoice.currency}`;
    const together = channel === 'email' ? mails.get(key) : undefined;
    if (together !== undefined && together.length < INVOICES_PER_MAIL_MAX) {
      together.push(invoice);
      continue;
    }
    const invoices = [invoice];
    if (channel === 'email') mails.set(key, invoices);
    all.push({ channel, invoices });
  }
  return all.map(({ channel, invoices: [first, ...others] }) => {
    if (first === undefined) throw new Error('Nothing is asked for.');
    const invoices: readonly [Invoice, ...Invoice[]] = [first, ...others];
    return { channel, level: highestOf(invoices), invoices };
  });
}

/** How firmly is asked for several invoices: as for the one that was asked for most often. */
export function highestOf(invoices: readonly { readonly level: number }[]): number {
  return Math.max(...invoices.map(({ level }) => level));
}

/** From this level on a policy of few levels asks for the last time. */
const LAST_LEVEL_MIN = 3;

/** How firmly a level asks. Only the last one of the policy says that it is the last, and what a person adds to it. */
export function stepOf({ levels }: Pick<ReminderPolicy, 'levels'>, level: number): ReminderStep {
  if (level === 1) return 1;
  return level < Math.max(levels.length, LAST_LEVEL_MIN) ? 2 : 3;
}

/**
 * What is asked for beside the money at a level, in minor units; null where nothing is. Takes the currency that is due
 * and that of the organization, which fees are in: nobody said what they are in others.
 */
export function feeOf(
  { levels }: Pick<ReminderPolicy, 'levels'>,
  level: number,
  { due, own }: { readonly due: CurrencyCode; readonly own: CurrencyCode },
): MinorUnits | null {
  const fee = levels[level - 1]?.fee ?? null;
  return fee === null || due !== own ? null : (minorUnitsOf(fee, currencyExponent(due)) ?? null);
}
