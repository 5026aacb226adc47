import { Decimal } from '../../../../kernel/money/decimal.js';
import { wrongQuantities, type QuantityFault } from './conversion.problems.js';
import type { Quantities } from './part-of-quote.js';

/** How much of a line is wanted; without a quantity, all that is left. */
export interface WantedItem {
  readonly quote_item_id: string;
  readonly quantity?: Decimal;
}

/** What may be wanted. */
export interface Available {
  /** In millionths; lines of which nothing is left are absent. */
  readonly left: Quantities;
  /** The quantities that were accepted, in millionths. */
  readonly accepted: Quantities;
  /** Whether a line may get more than was accepted. */
  readonly allowMore: boolean;
}

/** The wanted quantities in millionths, by line. Raises `validation_failed` for more than is left. */
export function wantedQuantities(items: readonly WantedItem[], available: Available): Map<string, bigint> {
  const wanted = new Map<string, bigint>();
  const faults: QuantityFault[] = [];
  items.forEach((item, at) => {
    const found = wantedOf(item, available);
    if (wanted.has(item.quote_item_id)) {
      const detail = 'The line is named twice.';
      faults.push({ at, name: 'quote_item_id', code: 'not_distinct', detail });
    } else if (typeof found === 'bigint') {
      wanted.set(item.quote_item_id, found);
    } else {
      faults.push({ at, ...found });
    }
  });
  if (faults.length > 0) throw wrongQuantities(faults);
  return wanted;
}

function wantedOf(
  { quote_item_id, quantity }: WantedItem,
  { left, accepted, allowMore }: Available,
): bigint | Omit<QuantityFault, 'at'> {
  const whole = accepted.get(quote_item_id);
  const rest = left.get(quote_item_id) ?? 0n;
  if (whole === undefined) {
    const detail = 'No line of the quote that was accepted has this id.';
    return { name: 'quote_item_id', code: 'unknown_reference', detail };
  }
  const micros = quantity?.micros ?? rest;
  if (micros === 0n) {
    const detail = 'Nothing is left of this line. `allow_more` takes a quantity beyond it.';
    return { name: 'quote_item_id', code: 'not_allowed', detail };
  }
  if (micros > 0n !== whole > 0n) {
    const detail = 'A quantity with the sign of the one that was accepted was expected.';
    return { name: 'quantity', code: 'not_allowed', detail };
  }
  const isMore = whole > 0n ? micros > rest : micros < rest;
  if (!isMore || allowMore) return micros;
  const detail = `${Decimal.ofMicros(rest).toString()} is left of this line. \`allow_more\` takes more.`;
  return { name: 'quantity', code: 'not_allowed', detail };
}
