import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { decimalOf, decimalText } from './decimal-text';
import classes from './fields.module.css';
import { useNumberMarks } from './use-number-marks';

export interface DecimalFieldProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** In canonical form (`1234.5`); empty for none. Text that is no number stays as typed. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** The minimum number of decimals shown. */
  readonly decimalsMin?: number;
}

/**
 * A decimal, typed in the user's locale.
 *
 * The typed text stays while the field has the focus. On blur the field shows how it was understood.
 */
export function DecimalField(given: DecimalFieldProps) {
  const { value = '', onChange, onFocus, onBlur, decimalsMin = 0, ...props } = given;
  const marks = useNumberMarks();
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...props}
      classNames={{ input: classes.figures }}
      value={typed ?? decimalText(value, marks, decimalsMin)}
      onFocus={(event) => {
        setTyped(decimalText(value, marks, decimalsMin));
        onFocus?.(event);
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange?.(decimalOf(text, marks) ?? text);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
