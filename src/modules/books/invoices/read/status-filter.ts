import type { Condition, Filter, QueryReader } from '../../../../platform/lists.js';
import { invoiceStatuses } from '../domain/invoice.js';

const WORDS: readonly string[] = [...invoiceStatuses, 'overdue'];

/** One or more states; `overdue` is an open invoice whose due date has passed where the organization is. */
export const statusFilter: Filter = {
  parameter: {
    name: 'status',
    description:
      'Only those in one of these states, parted by commas; `overdue` is open with a due date before today.',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { type: 'string', enum: WORDS }, minItems: 1 },
  },
  read: (query) => {
    const asked = statusesIn(query);
    if (asked.length === 0) return [];
    const stored = asked.filter((status) => status !== 'overdue');
    if (!isOverdueAsked(asked)) return [isOneOf(stored)];
    if (stored.length === 0) return [isOverdue];
    return [(put, today) => `(${isOneOf(stored)(put, today)} OR (${isOverdue(put, today)}))`];
  },
  needsToday: (query) => isOverdueAsked(statusesIn(query)),
};

/** Overdue ones are open, so that nothing is added by asking for both. */
function isOverdueAsked(asked: readonly string[]): boolean {
  return asked.includes('overdue') && !asked.includes('open');
}

const isOverdue: Condition = (_put, today) => `status = 'open' AND due_date < ${today()}`;

/** A single state is compared as such: then its index gives the order too. */
function isOneOf(statuses: readonly string[]): Condition {
  const [only] = statuses;
  if (statuses.length === 1) return (put) => `status = ${put(only)}::text`;
  return (put) => `status = ANY (${put(statuses)}::text[])`;
}

function statusesIn(query: QueryReader): readonly string[] {
  const detail = `One or more of ${WORDS.join(', ')}, parted by commas, was expected.`;
  const read = (text: string): string[] | undefined => {
    const words = [...new Set(text.split(','))];
    return words.every((word) => WORDS.includes(word)) ? words : undefined;
  };
  return query.value('status', read, { code: 'not_allowed', detail }) ?? [];
}
