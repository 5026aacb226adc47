import { validationFailed } from '../../../../kernel/problems/problem.js';
import { occurrenceAt } from '../../../../kernel/time/recurrence.js';
import type { RruleTerms } from '../../../../kernel/time/rrule.js';
import type { Transaction } from '../../../../platform/index.js';
import {
  toStoredContent,
  type InvoiceDetails,
  type InvoiceWithItems,
} from '../../../books/invoices/index.js';
import type { Composer } from '../../../outgoing/messages/index.js';
import type { RecurringPeriod, RecurringTerms } from '../domain/recurring-invoice.js';
import { ruleTerms, type SaidRule } from '../domain/rule-terms.js';
import { plannedAt, type Planned, type Standing } from '../domain/schedule.js';
import type { RecurringInvoiceEntity } from '../entities/recurring-invoice.entity.js';
import { endsBeforeItRuns } from '../recurring-invoices.problems.js';
import { firstDraft } from './content-check.js';

/** What a caller says of a recurring invoice. */
export type Details = RecurringTerms & { readonly content: InvoiceDetails };

/** Where a schedule stands, besides what the caller says of it. */
export type Beginning = Omit<Standing, 'rule' | 'end_after' | 'end_on'>;

/** What is stored of details that the next run can make an invoice of. */
export type Checked = Pick<
  RecurringInvoiceEntity,
  | keyof Standing
  | ('name' | 'customer_id' | 'content' | 'total' | 'currency')
  | ('run_at' | 'action' | 'prices' | 'period' | 'catch_up' | 'next_on')
>;

/** The terms of a rule in either form, counted from a day. Raises `validation_failed`. */
export function assertedTerms(said: SaidRule, from: string): RruleTerms {
  const terms = ruleTerms(said, from);
  if ('rule' in terms) return terms;
  throw validationFailed(terms);
}

/** The next occurrence of a schedule. Raises `validation_failed` where its end leaves none. */
export function assertedNext(standing: Standing, period: RecurringPeriod): Planned {
  const planned = plannedAt(standing, period);
  if (planned === undefined) throw endsBeforeItRuns(placeOfEnd(standing));
  return planned;
}

/**
 * Checks details as if their next run were now, whatever it is that begins or goes on.
 *
 * Raises `validation_failed` with each fault; nothing is stored.
 */
export async function checkedDetails(
  tx: Transaction,
  { content, ...details }: Details,
  { beginning, composer }: { readonly beginning: Beginning; readonly composer: Composer },
): Promise<Checked> {
  const { rule, end_after = null, end_on = null } = assertedTerms(details, beginning.anchor_on);
  const { name, period = 'in_advance', prices = 'fixed' } = details;
  const { run_at = '06:00', action = 'draft', catch_up = 'all' } = details;
  const standing = { ...beginning, rule, end_after, end_on };
  const planned = assertedNext(standing, period);
  const { total, currency, customer_id, items } = await firstDraft(
    tx,
    { content, prices },
    { planned, composer },
  );
  // Fixed prices are those that were found now, whatever becomes of the price list.
  const kept = prices === 'fixed' ? withPrices(content, items) : content;
  const own = { name, customer_id, content: toStoredContent(kept), total, currency };
  return { ...standing, ...own, run_at, action, prices, period, catch_up, next_on: planned.planned_on };
}

function withPrices(content: InvoiceDetails, priced: InvoiceWithItems['items']): InvoiceDetails {
  const items = content.items.map((item, at) => ({ ...item, price: item.price ?? priced[at]?.price }));
  return { ...content, items };
}

/** What leaves no date: the end, or a rule that leads behind the calendar. */
function placeOfEnd({ rule, anchor_on, end_after, end_on, next_occurrence }: Standing) {
  if (end_after !== null && next_occurrence > end_after) return '#/end_after';
  if (end_on === null) return '#/rule';
  try {
    return occurrenceAt(rule, anchor_on, 0) > end_on ? '#/end_on' : '#/rule';
  } catch {
    return '#/rule';
  }
}
