import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ListSearch } from '../list-search';
import { useExport, type ListExport } from './use-export';

/** Exports all pages of a list as they are filtered and sorted. */
export function ExportButton<T, S extends ListSearch>(list: ListExport<T, S>) {
  const { t } = useTranslation();
  const exporting = useExport(list);
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate(undefined)}
    >
      {t('lists.export')}
    </Button>
  );
}
