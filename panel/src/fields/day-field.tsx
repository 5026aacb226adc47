import { TextInput, type TextInputProps } from '@mantine/core';

interface DayFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `YYYY-MM-DD`; empty for none. */
  readonly value?: string;
  readonly onChange?: (day: string) => void;
}

/** A day of the calendar. The browser's own: people know it, and it works by keyboard, touch and voice. */
export function DayField({ value = '', onChange, ...props }: DayFieldProps) {
  return (
    <TextInput
      type="date"
      max="9999-12-31"
      {...props}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
    />
  );
}
