import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { decimalOf, decimalText } from './decimal-text';
import classes from './fields.module.css';
import { useNumberMarks } from './use-number-marks';

export interface DecimalFieldProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** In canonical form (`1234.5`); empty for none. What cannot be read as a number stays as it was typed. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** How many decimals are shown in any case. */
  readonly decimalsMin?: number;
}

/**
 * A decimal, typed as the person's locale writes it.
 *
 * While it is being typed, it stays as it is; when the field is left, it is shown as it was understood.
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
