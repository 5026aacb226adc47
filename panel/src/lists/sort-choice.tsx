import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './record-list.module.css';
import type { Sorting } from './sort-header';

interface SortChoiceProps extends Sorting {
  readonly columns: readonly { readonly header: string; readonly sort?: string }[];
}

/** The order of a list: a menu where there is no room for headers, and always announced to screen readers. */
export function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const { t } = useTranslation();
  const choices = columns.flatMap(({ header, sort: field }) =>
    field === undefined
      ? []
      : [
          { value: field, label: t('lists.ascending', { field: header }) },
          { value: `-${field}`, label: t('lists.descending', { field: header }) },
        ],
  );
  const chosen = choices.find(({ value }) => value === sort);
  return (
    <>
      <NativeSelect
        className={classes.sortChoice}
        aria-label={t('lists.order')}
        data={choices}
        value={sort}
        onChange={(event) => onSort(event.currentTarget.value)}
      />
      <VisuallyHidden role="status">
        {chosen === undefined ? '' : t('lists.sortedBy', { order: chosen.label })}
      </VisuallyHidden>
    </>
  );
}
