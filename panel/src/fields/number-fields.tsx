import { decimalsOf } from './decimal-text';
import { DecimalField, type DecimalFieldProps } from './decimal-field';
import classes from './fields.module.css';

/** Longer units are truncated, with the whole word as tooltip. */
const SIGN_LENGTH_MAX = 8;

interface MoneyFieldProps extends DecimalFieldProps {
  /** The currency code, shown at the end of the field. */
  readonly currency: string;
}

/** An amount or a price. */
export function MoneyField({ currency, ...props }: MoneyFieldProps) {
  return <DecimalField {...sign(currency)} decimalsMin={decimalsOf(currency)} {...props} />;
}

/** A percentage: 20 is 20 %. */
export function PercentField(props: DecimalFieldProps) {
  return <DecimalField {...sign('%')} {...props} />;
}

interface QuantityFieldProps extends DecimalFieldProps {
  /** The printed unit. */
  readonly unit?: string | undefined;
}

/** A quantity; a negative one is a return. */
export function QuantityField({ unit, ...props }: QuantityFieldProps) {
  return <DecimalField {...(unit === undefined ? {} : sign(unit))} {...props} />;
}

interface CountFieldProps extends DecimalFieldProps {
  /** What is counted, where no label says it. */
  readonly unit?: string;
}

/** A non-negative integer. */
export function CountField({ unit, ...props }: CountFieldProps) {
  return <DecimalField inputMode="numeric" {...(unit === undefined ? {} : sign(unit))} {...props} />;
}

/** The unit at the end of the field, in a section as wide as its text, so that it never covers the digits. */
function sign(text: string) {
  const length = Math.max(2, Math.min(text.length, SIGN_LENGTH_MAX));
  return {
    rightSection: (
      <span className={classes.sign} title={text}>
        {text}
      </span>
    ),
    rightSectionWidth: `calc(${length}ch + 14px)`,
    rightSectionPointerEvents: 'none',
  } as const;
}
