import { amountText, type MinorUnits } from '../../money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../money/currency.js';
import { decimalText } from '../../money/decimal.js';
import type { Identifier, PostalAddress } from '../model.js';
import type { AddressSource } from '../source.js';

/** What no document can carry; tabs and line ends are left to the two functions below. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** A text on one line: line ends become blanks. Undefined for what is absent or blank. */
export function oneLine(text: string | null | undefined): string | undefined {
  const line = text?.replace(CONTROL, '').replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : line;
}

/** A text that keeps its line ends. */
export function severalLines(text: string | null | undefined): string | undefined {
  const lines = text?.replace(CONTROL, '').replace(/\r\n?/g, '\n').trim();
  return lines === '' ? undefined : lines;
}

/**
 * An amount as it is written: with two decimals also where the currency has none, and with three where it has three,
 * which the rules then refuse.
 */
export function amountOf(amount: MinorUnits, currency: CurrencyCode): string {
  const exponent = currencyExponent(currency);
  return exponent < 2 ? decimalText(amount * 10n ** BigInt(2 - exponent), 2) : amountText(amount, currency);
}

export function identifierOf(id: Identifier | null | undefined): Identifier | undefined {
  const value = oneLine(id?.value);
  if (value === undefined) return undefined;
  const { scheme, version } = id ?? {};
  return { value, ...(scheme && { scheme }), ...(version && { version }) };
}

export function addressOf(address: AddressSource | null | undefined): PostalAddress | undefined {
  if (address === null || address === undefined) return undefined;
  const names = ['line1', 'line2', 'line3', 'city', 'postal_code', 'state', 'country'] as const;
  const lines = names.map((name) => [name, oneLine(address[name])] as const);
  const present = lines.filter(([, text]) => text !== undefined);
  return present.length === 0 ? undefined : Object.fromEntries(present);
}
