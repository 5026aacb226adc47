import { Decimal } from '../../../kernel/money/decimal.js';
import { field, tooFew, type FieldKind, type FieldOptions, type Refusal } from './field.js';

interface DecimalRange {
  /** In millionths, both ends included. */
  readonly minMicros: bigint;
  readonly maxMicros: bigint;
  readonly decimals: number;
  readonly zero: 'allowed' | 'refused';
  readonly detail: string;
}

const LARGEST = 999_999_999_999_999n;
/** Fifteen significant digits, in millionths. */
const LARGEST_AMOUNT = 9_999_999_999_999_990_000n;
const NOT_A_NUMBER: Refusal = { code: 'wrong_type', detail: 'A JSON number was expected.' };

/** A price per unit, 0 to 999 999 999.999999 with at most six decimals; read as a Decimal. */
export function Price(options: FieldOptions): PropertyDecorator {
  const detail = 'A price from 0 to 999999999.999999 was expected.';
  return decimalField({ minMicros: 0n, maxMicros: LARGEST, decimals: 6, zero: 'allowed', detail }, options);
}

/** A quantity, not 0, within ±999 999 999.999999 with at most six decimals; a negative one is a return. */
export function Quantity(options: FieldOptions): PropertyDecorator {
  const detail = 'A quantity other than 0 within ±999999999.999999 was expected.';
  return decimalField(
    { minMicros: -LARGEST, maxMicros: LARGEST, decimals: 6, zero: 'refused', detail },
    options,
  );
}

/** An amount of money, 0 to 9 999 999 999 999.99. The decimals of its currency are checked later. */
export function Amount(options: FieldOptions & { readonly zero?: 'allowed' | 'refused' }): PropertyDecorator {
  const { zero = 'allowed', ...field } = options;
  const detail = `An amount ${zero === 'refused' ? 'above 0, up to' : 'from 0 to'} 9999999999999.99 was expected.`;
  return decimalField({ minMicros: 0n, maxMicros: LARGEST_AMOUNT, decimals: 3, zero, detail }, field);
}

/** An amount of money below or above zero. Reversing a negative line takes a negative amount. */
export function SignedAmount(
  options: FieldOptions & { readonly zero?: 'allowed' | 'refused' },
): PropertyDecorator {
  const { zero = 'refused', ...field } = options;
  const detail = `An amount ${zero === 'refused' ? 'other than 0 ' : ''}within ±9999999999999.99 was expected.`;
  return decimalField(
    { minMicros: -LARGEST_AMOUNT, maxMicros: LARGEST_AMOUNT, decimals: 3, zero, detail },
    field,
  );
}

/** How much of one currency a unit of another one is: above 0, with at most six decimals. */
export function ExchangeRate(options: FieldOptions): PropertyDecorator {
  const detail = 'An exchange rate above 0, up to 999999999.999999, was expected.';
  return decimalField({ minMicros: 0n, maxMicros: LARGEST, decimals: 6, zero: 'refused', detail }, options);
}

/** The number of units that a price covers: above 0, up to 999 999 999.999999 with at most six decimals. */
export function BaseQuantity(options: FieldOptions): PropertyDecorator {
  const detail = 'A quantity above 0, up to 999999999.999999, was expected.';
  return decimalField({ minMicros: 0n, maxMicros: LARGEST, decimals: 6, zero: 'refused', detail }, options);
}

/** A percentage, 0 to 100 with at most four decimals: 20 means 20 %. */
export function Percent(options: FieldOptions): PropertyDecorator {
  const detail = 'A percentage from 0 to 100 was expected; 20 means 20 %.';
  return decimalField(
    { minMicros: 0n, maxMicros: 100_000_000n, decimals: 4, zero: 'allowed', detail },
    options,
  );
}

/** The same above 0. */
export function PercentAboveZero(options: FieldOptions): PropertyDecorator {
  const detail = 'A percentage above 0, up to 100, was expected; 15 means 15 %.';
  return decimalField(
    { minMicros: 0n, maxMicros: 100_000_000n, decimals: 4, zero: 'refused', detail },
    options,
  );
}

/** A percentage above 0, up to 100, with at most two decimals; kept as the number that it is. */
export function DiscountPercent(options: FieldOptions): PropertyDecorator {
  const detail = 'A percentage above 0, up to 100, was expected; 2 means 2 %.';
  return keptNumber(
    { minMicros: 0n, maxMicros: 100_000_000n, decimals: 2, zero: 'refused', detail },
    options,
  );
}

/** An amount of money above 0, kept as the number that it is. The decimals of its currency are checked later. */
export function KeptAmount(options: FieldOptions): PropertyDecorator {
  const detail = 'An amount above 0, up to 9999999999999.99 was expected.';
  return keptNumber(
    { minMicros: 0n, maxMicros: LARGEST_AMOUNT, decimals: 3, zero: 'refused', detail },
    options,
  );
}

/** A tax rate as a percentage. */
export const TaxRate = Percent;

/** An integer within bounds. */
export function Whole(
  bounds: { readonly min: number; readonly max: number },
  options: FieldOptions,
): PropertyDecorator {
  const detail = `A whole number from ${bounds.min} to ${bounds.max} was expected.`;
  const refuses = (value: unknown): Refusal | undefined => {
    if (typeof value !== 'number') return NOT_A_NUMBER;
    const inside = Number.isInteger(value) && value >= bounds.min && value <= bounds.max;
    return inside ? undefined : { code: 'out_of_range', detail };
  };
  return field({ schema: { type: 'integer', minimum: bounds.min, maximum: bounds.max }, refuses }, options);
}

/** A list of different integers within bounds. */
export function Wholes(
  { most, ...bounds }: { readonly min: number; readonly max: number; readonly most: number },
  options: FieldOptions,
): PropertyDecorator {
  const detail = `Up to ${most} different whole numbers from ${bounds.min} to ${bounds.max} were expected.`;
  const isInside = (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= bounds.min && (value as number) <= bounds.max;
  const refuses = (value: unknown): Refusal | undefined => {
    if (!Array.isArray(value)) return { code: 'wrong_type', detail: 'An array of numbers was expected.' };
    if (value.length < 1) return tooFew(1);
    if (value.length > most) return { code: 'too_many', detail: `At most ${most} are possible.` };
    if (!value.every(isInside)) return { code: 'out_of_range', detail };
    const isRepeated = new Set(value).size < value.length;
    return isRepeated ? { code: 'repeated', detail: 'An entry repeats.' } : undefined;
  };
  const items = { type: 'integer', minimum: bounds.min, maximum: bounds.max };
  return field({ schema: { type: 'array', minItems: 1, maxItems: most, items }, refuses }, options);
}

/** True or false. */
export function Flag(options: FieldOptions): PropertyDecorator {
  const refuses = (value: unknown): Refusal | undefined => {
    return typeof value === 'boolean'
      ? undefined
      : { code: 'wrong_type', detail: 'true or false was expected.' };
  };
  return field({ schema: { type: 'boolean' }, refuses }, options);
}

/** Checked as a decimal, and left as it came. */
function keptNumber(range: DecimalRange, options: FieldOptions): PropertyDecorator {
  const refuses = (value: unknown): Refusal | undefined => decimalRefusal(readDecimal(value), range);
  return field({ schema: schemaOf(range), refuses }, options);
}

function decimalField(range: DecimalRange, options: FieldOptions): PropertyDecorator {
  const schema = schemaOf(range);
  return field({ read: readDecimal, schema, refuses: (value) => decimalRefusal(value, range) }, options);
}

function schemaOf(range: DecimalRange): FieldKind['schema'] {
  return {
    type: 'number',
    minimum: Number(range.minMicros) / 1e6,
    maximum: Number(range.maxMicros) / 1e6,
    ...(range.zero === 'refused' && { not: { const: 0 } }),
    'x-decimals': range.decimals,
  };
}

function readDecimal(value: unknown): unknown {
  return typeof value === 'number' ? (Decimal.ofNumber(value) ?? value) : value;
}

function decimalRefusal(value: unknown, range: DecimalRange): Refusal | undefined {
  const tooManyDecimals = {
    code: 'too_many_decimals',
    detail: `At most ${range.decimals} decimals are possible.`,
  };
  if (typeof value === 'number') {
    return Math.abs(value) < 1e15 ? tooManyDecimals : { code: 'out_of_range', detail: range.detail };
  }
  if (!(value instanceof Decimal)) return NOT_A_NUMBER;
  const outside = value.micros < range.minMicros || value.micros > range.maxMicros;
  if (outside || (range.zero === 'refused' && value.micros === 0n))
    return { code: 'out_of_range', detail: range.detail };
  return value.decimals > range.decimals ? tooManyDecimals : undefined;
}
