import type { MinorUnits } from '../../../../../kernel/money/amount.js';
import { effectsOfEvents } from './effects-of-events.js';
import { binds, type Effect, type Told, type UseKind } from './effects.js';

/** What an event amounts to, for the limits of whoever causes it. */
export interface Deed {
  /** The type of the event. */
  readonly type: string;
  readonly does: Effect['does'];
  /** The customers that it is about, before and afterwards. */
  readonly customers: readonly string[];
  /** The products of the lines that are written; null for a line without one. */
  readonly products: readonly (string | null)[];
  readonly counts?: {
    readonly kind: UseKind;
    readonly objectId: string;
    readonly amount: MinorUnits | undefined;
    readonly currency: string;
    readonly adds?: true;
  };
}

/** As much of an event as is looked at. */
export interface Announced {
  readonly type: string;
  readonly objectId: string;
  readonly object: object;
  readonly previousAttributes?: object;
}

/** What sells products: their lines are looked at when they are written. */
const SELLING: readonly UseKind[] = ['invoice', 'quote', 'recurring_invoice'];

/** An event of an unknown type binds, so that nothing gets by because it is new. */
export function deedOf({ type, objectId, object, previousAttributes = {} }: Announced): Deed {
  const told = object as Told;
  const before = previousAttributes as Told;
  const { does, counts } = (effectsOfEvents[type] ?? binds)({ told, before });
  const currency = typeof told.currency === 'string' ? told.currency : '';
  const sells = type.startsWith('product.') || (counts !== undefined && SELLING.includes(counts.kind));
  return {
    type,
    does,
    customers: customersOf(type, told, before),
    products: sells ? productsOf(type, told) : [],
    ...(counts && { counts: { ...counts, objectId, currency } }),
  };
}

function customersOf(type: string, told: Told, before: Told): string[] {
  // Who was merged before follows: what counts is where it was, and where it goes.
  const itself = typeof before.merged_into === 'string' ? before.merged_into : told.id;
  const own = type.startsWith('customer.') ? [itself, told.merged_into] : [];
  const all = [...own, told.customer_id, before.customer_id, contentOf(told).customer_id];
  return all.filter((id) => typeof id === 'string');
}

function productsOf(type: string, told: Told): (string | null)[] {
  if (type.startsWith('product.')) return [String(told.id)];
  const items = (told.items ?? contentOf(told).items ?? []) as readonly Told[];
  return items.map(({ product_id }) => (typeof product_id === 'string' ? product_id : null));
}

/** What a recurring invoice makes of each of its runs. */
function contentOf({ content }: Told): Told {
  return typeof content === 'object' && content !== null ? (content as Told) : {};
}

/** Amounts of the same thing that are counted at once: the larger one, or both. */
export function merged(deeds: readonly Deed[]): NonNullable<Deed['counts']>[] {
  const found = new Map<string, NonNullable<Deed['counts']>>();
  for (const { counts } of deeds) {
    if (counts === undefined) continue;
    const key = `${counts.kind} ${counts.objectId}`;
    const other = found.get(key);
    found.set(key, other === undefined ? counts : { ...counts, amount: together(other, counts) });
  }
  return [...found.values()];
}

function together(one: NonNullable<Deed['counts']>, other: NonNullable<Deed['counts']>): MinorUnits {
  const [first, second] = [one.amount ?? 0n, other.amount ?? 0n];
  if (other.adds === true) return first + second;
  return first > second ? first : second;
}
