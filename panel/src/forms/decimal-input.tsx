import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../i18n/languages';

/** A number with decimals, typed with the comma or point of the person's locale; either is understood. */
export function DecimalInput(props: NumberInputProps) {
  const { i18n } = useTranslation();
  const parts = new Intl.NumberFormat(localeOf(i18n.language)).formatToParts(1.5);
  const separator = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return (
    <NumberInput
      hideControls
      decimalSeparator={separator}
      allowedDecimalSeparators={['.', ',']}
      inputMode="decimal"
      {...props}
    />
  );
}
