import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import classes from './fields.module.css';
import { timeOf } from './time-text';

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `HH:MM`; empty for none. Text that is no time stays as typed. */
  readonly value?: string;
  readonly onChange?: (time: string) => void;
}

/**
 * A time of the day, typed in any usual form. The browser's own field would use the language of the browser and not
 * that of the panel. On blur the field shows how it was understood.
 */
export function TimeField({ value = '', onChange, onFocus, onBlur, ...props }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      autoComplete="off"
      placeholder="08:00"
      {...props}
      classNames={{ input: classes.figures }}
      value={typed ?? value}
      onFocus={(event) => {
        setTyped(value);
        onFocus?.(event);
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange?.(timeOf(text) ?? text);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
