import { Difference } from '../run/world.js';

/** Fails if a place shows something else than what is right. */
export function same(place: string, right: unknown, shown: unknown): void {
  const [one, other] = [asText(right), asText(shown)];
  if (one !== other) throw new Difference(place, one, other);
}

function asText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}

/** Returns the digits of an amount however it is written: €1,190.00 is 119000, and ¥500 is 500. */
export function digitsOf(text: string): string {
  return (/-|−/.test(text) ? '-' : '') + text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
}
