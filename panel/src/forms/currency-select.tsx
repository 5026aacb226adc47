import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { useFormats } from '../i18n/formats';

/** Codes that are no money to pay with: metals, funds, test codes. */
const NO_MONEY = /^X(?!AF|CD|OF|PF|CG)/;

/** A currency, found by its code or its name. */
export function CurrencySelect(props: Omit<SelectProps, 'data'>) {
  const { currencyName } = useFormats();
  const data = useMemo(
    () =>
      Intl.supportedValuesOf('currency')
        .filter((code) => !NO_MONEY.test(code))
        .map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` })),
    [currencyName],
  );
  return <Select searchable clearable limit={50} data={data} {...props} />;
}
