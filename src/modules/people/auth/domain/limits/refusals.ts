import {
  amountNumber,
  amountText,
  atLeastZero,
  type MinorUnits,
} from '../../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../../kernel/money/currency.js';
import type { ExceededLimit } from '../../../../../kernel/problems/exceeded-limit.js';
import { effectsOfOperations } from './effects-of-operations.js';
import { unitsOf, narrowsContent, type KeyLimits } from '../../../../../kernel/limits/key-limits.js';
import type { Deed } from './deeds.js';

/** A limit does not follow its customer: what is with another one now is more than what was allowed. */
const OTHER_CUSTOMERS =
  'The limits are for other customers. One of them that was merged tells in merged_into which one the limit must name.';

/** What was used of a day, in minor units of the currency of its limit. */
export interface DayUse {
  readonly amount: MinorUnits;
  readonly count: number;
}

/** The limits of what is written: an operation that works later is refused under the first of them. */
const NARROWING = ['draft_only', 'customer_ids', 'product_ids', 'max_amount'] as const;

/** Why an operation may not be called, whatever is sent; undefined if it may. */
export function refusalOfOperation(limits: KeyLimits, id: string): ExceededLimit | undefined {
  const effect = effectsOfOperations[id] ?? 'later';
  if (effect === 'reads') return undefined;
  const { operations, customer_ids } = limits;
  if (operations !== undefined && !operations.includes(id))
    return refusal('operations', `The limits do not allow ${id}.`, { allowed: operations });
  if (effect === 'unnamed' && customer_ids !== undefined)
    return refusal(
      'customer_ids',
      `Whom ${id} is about is not known before, and the limits are for certain customers.`,
      {
        allowed: customer_ids,
      },
    );
  if (effect === 'later' && narrowsContent(limits)) {
    const [name = 'needs_approval'] = NARROWING.filter((one) => limits[one] !== undefined);
    return refusal(
      name,
      `What ${id} comes to is not known before, and there are limits for what is written.`,
      {},
    );
  }
  return undefined;
}

/** Why it may not be done under these limits; undefined if it may. The day is looked at apart. */
export function refusalOfDeed(limits: KeyLimits, deed: Deed): ExceededLimit | undefined {
  return refusalOfParts(limits, deed) ?? refusalOfAmount(limits, deed);
}

function refusalOfParts(limits: KeyLimits, { does, customers, products }: Deed): ExceededLimit | undefined {
  const { draft_only, customer_ids, product_ids } = limits;
  if (draft_only === true && does === 'binds')
    return refusal('draft_only', 'The limits allow drafts alone: nothing that binds or is sent.', {});
  if (customer_ids !== undefined && !customers.every((id) => customer_ids.includes(id)))
    return refusal('customer_ids', OTHER_CUSTOMERS, { allowed: customer_ids });
  if (product_ids !== undefined && !products.every((id) => id !== null && product_ids.includes(id)))
    return refusal('product_ids', 'The limits are for other products, and lines must name one.', {
      allowed: product_ids,
    });
  return undefined;
}

function refusalOfAmount({ max_amount, per_day }: KeyLimits, { counts }: Deed): ExceededLimit | undefined {
  if (counts === undefined) return undefined;
  const { amount, currency } = counts;
  const places = [
    ['max_amount', max_amount?.amount, max_amount?.currency],
    ['per_day.amount', per_day?.amount, per_day?.currency],
  ] as const;
  for (const [name, value, of] of places) {
    if (value === undefined || of === undefined) continue;
    if (amount === undefined || currency !== of) {
      const detail =
        amount === undefined
          ? 'Its amount is not known.'
          : `The limit is in ${of}, and this is in ${currency}.`;
      return refusal(name, `The limits allow amounts in ${of} alone. ${detail}`, {
        value,
        currency: of,
      });
    }
    const most = unitsOf(value, of) ?? 0n;
    if (name !== 'max_amount' || amount <= most) continue;
    const detail = `The limits allow ${money(most, of)} at once; this is ${money(amount, of)}.`;
    return refusal(name, detail, { value, asked: amountNumber(amount, of), currency: of });
  }
  return undefined;
}

/** Why so much may not be done in a day. Takes what was used before, and with this. */
export function refusalOfDay(
  { per_day = {} }: KeyLimits,
  { before, now }: { readonly before: DayUse; readonly now: DayUse },
): ExceededLimit | undefined {
  const { amount: value, currency = '', count } = per_day;
  const most = unitsOf(value, currency);
  if (value !== undefined && most !== undefined && now.amount > most && now.amount > before.amount) {
    const left = atLeastZero(most - before.amount);
    const asked = now.amount - before.amount;
    const detail =
      `The limits allow ${money(most, currency)} a day; this is ${money(asked, currency)}, ` +
      `and ${money(left, currency)} are left today.`;
    return refusal('per_day.amount', detail, {
      value,
      asked: amountNumber(asked, currency),
      left_today: amountNumber(left, currency),
      currency,
    });
  }
  if (count !== undefined && now.count > count && now.count > before.count) {
    const left = Math.max(0, count - before.count);
    const asked = now.count - before.count;
    const detail = `The limits allow ${count} a day; this is ${asked}, and ${left} are left today.`;
    return refusal('per_day.count', detail, { value: count, asked, left_today: left });
  }
  return undefined;
}

function money(amount: MinorUnits, currency: CurrencyCode): string {
  return `${amountText(amount, currency)} ${currency}`;
}

function refusal(
  name: ExceededLimit['name'],
  detail: string,
  facts: Omit<ExceededLimit, 'name' | 'detail'>,
): ExceededLimit {
  return { name, detail, ...facts };
}
