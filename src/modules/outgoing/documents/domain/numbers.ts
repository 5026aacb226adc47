import { minorUnitsOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import { Decimal } from '../../../../kernel/money/decimal.js';

/** An amount of a frozen document, which has it as a JSON number, in minor units. Raises for what no document has. */
export function unitsOf(wire: number, currency: CurrencyCode): MinorUnits {
  const units = minorUnitsOf(decimalOf(wire), currencyExponent(currency));
  if (units === undefined) throw new Error(`The frozen amount ${wire} has too many decimals.`);
  return units;
}

/** A quantity, price or rate of a frozen document. Raises for what no document has. */
export function decimalOf(number: number): Decimal {
  const decimal = Decimal.ofNumber(number);
  if (decimal === undefined) throw new Error(`The frozen number ${number} cannot be read.`);
  return decimal;
}
