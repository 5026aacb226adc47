import type { Page } from '@countinghouse/client';
import { Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import type { ListSearch } from './list-search';
import type { ListAddress } from './use-list-address';
import { PAGE_LIMIT } from './use-record-page';

interface PagerProps<T, S extends ListSearch> {
  readonly page: Page<T>;
  /** The number of rows on all pages; undefined while unknown. */
  readonly total: number | undefined;
  readonly address: ListAddress<S>;
}

/** Shows which rows these are, with links to the previous and next page. */
export function Pager<T, S extends ListSearch>({ page, total, address }: PagerProps<T, S>) {
  const { t } = useTranslation();
  const { count } = useFormats();
  const { pagesBefore, previous, next } = address;
  const first = pagesBefore === undefined ? undefined : pagesBefore * PAGE_LIMIT + 1;
  const hasPages = previous !== undefined || page.has_more;
  const range =
    first === undefined || !hasPages
      ? undefined
      : t('lists.range', { from: count(first), to: count(first + page.data.length - 1) });
  const all = total === undefined ? undefined : t('lists.total', { count: total, total: count(total) });
  return (
    <Group justify="space-between" gap="sm" mih={36}>
      <Text role="status" size="sm" c="dimmed">
        {[range, all].filter((part) => part !== undefined).join(' · ')}
      </Text>
      {hasPages && (
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={16} aria-hidden />}
            disabled={previous === undefined}
            onClick={previous}
          >
            {t('lists.previous')}
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={16} aria-hidden />}
            disabled={page.next_cursor === null}
            onClick={() => {
              if (page.next_cursor !== null) next(page.next_cursor);
            }}
          >
            {t('lists.next')}
          </Button>
        </Group>
      )}
    </Group>
  );
}
