import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '../customers/customer-queries';
import { FilterButton } from './filter-button';
import { lazyPart } from '../components/lazy-part';

/** Loaded with its popover, because a searchable list is too heavy for the first page. */
const CustomerPicker = lazyPart(async () => {
  const { CustomerPicker: component } = await import('../pickers/customer-picker');
  return { default: component };
});

interface CustomerFilterProps {
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/** Filters by one customer. */
export function CustomerFilter({ value, onChange }: CustomerFilterProps) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...customerQuery(value ?? ''), enabled: value !== undefined });
  return (
    <FilterButton
      label={t('invoices.customer')}
      chosen={value === undefined ? undefined : (data?.name ?? '…')}
      width={280}
    >
      <Suspense>
        <CustomerPicker
          label={t('invoices.customer')}
          clearable
          data-autofocus
          comboboxProps={{ withinPortal: false }}
          value={value ?? null}
          onChange={(id) => onChange(id ?? undefined)}
        />
      </Suspense>
    </FilterButton>
  );
}
