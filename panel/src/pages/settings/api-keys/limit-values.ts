import type { ApiKey, KeyLimits } from '@countinghouse/client';
import { numberOf, textOfNumber } from '../../../fields/decimal-text';

type ShownApproval = NonNullable<NonNullable<ApiKey['limits']>['needs_approval']>;

const noLimits = { most: '', day: '', count: '', currency: '', draft_only: false };

/** The limits that people set in the panel. */
export type LimitValues = typeof noLimits;

/** The form of a key's limits. Takes the currency of the organization, for a key without amounts. */
export function limitValues(limits: ApiKey['limits'], currency: string): LimitValues {
  const { max_amount, per_day, draft_only } = limits ?? {};
  return {
    ...noLimits,
    most: textOfNumber(max_amount?.amount),
    day: textOfNumber(per_day?.amount),
    count: textOfNumber(per_day?.count),
    currency: max_amount?.currency ?? per_day?.currency ?? currency,
    draft_only: draft_only ?? false,
  };
}

/** The limits to save. Those that the panel has no fields for stay as they are. */
export function limitsOf(values: LimitValues, before: ApiKey['limits']): KeyLimits {
  const { currency, draft_only } = values;
  const [most, day, count] = [numberOf(values.most), numberOf(values.day), numberOf(values.count)];
  const { customer_ids, product_ids, operations, needs_approval } = before ?? {};
  return {
    ...(most !== undefined && { max_amount: { amount: most, currency } }),
    ...((day !== undefined || count !== undefined) && {
      per_day: { ...(day !== undefined && { amount: day, currency }), ...(count !== undefined && { count }) },
    }),
    ...(draft_only && { draft_only }),
    ...(customer_ids && { customer_ids }),
    ...(product_ids && { product_ids }),
    ...(operations && { operations }),
    ...(needs_approval && { needs_approval: approvalOf(needs_approval) }),
  };
}

function approvalOf({ operations, above }: ShownApproval): NonNullable<KeyLimits['needs_approval']> {
  return { ...(operations && { operations }), ...(above && { above }) };
}

const PATHS: Readonly<Record<string, string>> = {
  'max_amount.amount': 'most',
  'max_amount.currency': 'currency',
  'per_day.amount': 'day',
  'per_day.currency': 'currency',
  'per_day.count': 'count',
};

/** Where the form shows the fault of a field of the body. */
export function limitFieldOf(path: string): string {
  return PATHS[path] ?? path;
}
