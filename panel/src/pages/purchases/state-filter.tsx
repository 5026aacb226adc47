import { useTranslation } from 'react-i18next';
import '../../i18n/purchase-texts';
import { ClearFilters, OneFilter } from '../../lists/filters';
import { filtersOf } from '../../lists/list-search';
import type { ListAddress } from '../../lists/use-list-address';
import type { PurchaseSearch } from './purchase-search';

interface StateFilterProps {
  readonly address: ListAddress<PurchaseSearch>;
  readonly states: readonly ('recorded' | 'reversed' | 'proposed' | 'released' | 'settled' | 'cancelled')[];
}

/** Shows what is in one state only. */
export function StateFilter({ address: { search, change, clear }, states }: StateFilterProps) {
  const { t } = useTranslation();
  return (
    <>
      <OneFilter
        label={t('common.status')}
        choices={states.map((value) => ({ value, label: t(`purchases.status_${value}`) }))}
        value={search.status}
        onChange={(status) => change({ status })}
      />
      <ClearFilters areThere={Object.keys(filtersOf(search)).length > 0} onClear={clear} />
    </>
  );
}
