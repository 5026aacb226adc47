import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Entries } from './entries';
import '../i18n/form-texts';

const ENTRIES_MAX = 5;
const TYPES = [
  ...(['eu_vat', 'gb_vat', 'ch_vat', 'no_vat', 'is_vat'] as const),
  ...(['us_ein', 'tax_number', 'company_number'] as const),
];

interface TaxIdFieldsProps {
  // The form of any record with tax numbers: the fields are asked for by path.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly form: UseFormReturnType<any>;
}

/** The tax numbers of a party. Kinds that other programs have written are kept. */
export function TaxIdFields({ form }: TaxIdFieldsProps) {
  const { t } = useTranslation();
  const { tax_ids } = form.values as { tax_ids: readonly { type: string }[] };
  const known = TYPES.map((value) => ({ value, label: t(`taxIds.${value}`) }));
  const others = tax_ids.map(({ type }) => type).filter((type) => !TYPES.some((one) => one === type));
  const data = [...known, ...[...new Set(others)].map((value) => ({ value, label: value }))];
  return (
    <Entries
      label={t('taxIds.title')}
      add={t('taxIds.add')}
      path="tax_ids"
      error={form.errors['tax_ids']}
      count={tax_ids.length}
      countMax={ENTRIES_MAX}
      onAdd={() => form.insertListItem('tax_ids', { type: TYPES[0], value: '' })}
      onRemove={(index) => form.removeListItem('tax_ids', index)}
    >
      {(index) => (
        <>
          <Select
            label={t('taxIds.type')}
            allowDeselect={false}
            data={data}
            {...form.getInputProps(`tax_ids.${index}.type`)}
          />
          <TextInput
            label={t('taxIds.value')}
            required
            autoComplete="off"
            data-entry-start
            {...form.getInputProps(`tax_ids.${index}.value`)}
          />
        </>
      )}
    </Entries>
  );
}
