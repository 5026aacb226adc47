import type { PriceListSummary } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/formats';
import '../../i18n/price-list-texts';

/** Returns what says on which days a list holds; empty for always. */
export function useValidity(): (list: Pick<PriceListSummary, 'valid_from' | 'valid_until'>) => string {
  const { t } = useTranslation();
  const { day } = useFormats();
  return ({ valid_from, valid_until }) => {
    if (valid_from !== null && valid_until !== null) {
      return t('priceLists.fromUntil', { from: day(valid_from), until: day(valid_until) });
    }
    if (valid_from !== null) return t('priceLists.from', { from: day(valid_from) });
    return valid_until === null ? '' : t('priceLists.until', { until: day(valid_until) });
  };
}
