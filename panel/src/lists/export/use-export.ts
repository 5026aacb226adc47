import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { notifyWarning, useNotifyProblem } from '../../components/notify';
import { useFormats } from '../../i18n/formats';
import type { ListSearch } from '../list-search';
import type { LoadPage } from '../use-record-page';
import type { ExportTable } from './export-list';

export interface ListExport<T, S> {
  readonly search: S;
  readonly load: LoadPage<T, S>;
  /** Fetches the table, which the list itself does not need. */
  readonly table: () => Promise<{ readonly tableOf: (t: TFunction) => ExportTable<T> }>;
}

/** Exports records as a table for spreadsheets: the given ones, or without any those on all pages of the list. */
export function useExport<T, S extends ListSearch>({ search, load, table }: ListExport<T, S>) {
  const { t } = useTranslation();
  const { count } = useFormats();
  const notifyProblem = useNotifyProblem();
  return useMutation({
    mutationFn: async (given: readonly T[] | undefined) => {
      const [{ exportRecords, recordsOf }, { tableOf }] = await Promise.all([
        import('./export-list'),
        table(),
      ]);
      if (given !== undefined) return exportRecords(given, tableOf(t));
      const { records, isCut, rowsMax } = await recordsOf(search, load);
      exportRecords(records, tableOf(t));
      if (isCut) notifyWarning(t('lists.exportCut', { max: count(rowsMax) }));
    },
    onError: notifyProblem,
  });
}
