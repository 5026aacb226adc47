import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './sort-header.module.css';

/** The order of a list, and what changes it. */
export interface Sorting {
  /** A field of the API, with a minus for downwards. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort } as const;

/** How a list in this order is sorted by a field, in the words of aria-sort. */
export function sortDirection(field: string, sort: string): keyof typeof ICONS {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

interface SortHeaderProps {
  readonly label: string;
  readonly field: string;
  readonly sorting: Sorting;
  /** Dates and amounts are looked for from the newest and the largest. */
  readonly startsDown: boolean;
}

/** The header of a column that the list can be sorted by: pressed again, it turns the order round. */
export function SortHeader({ label, field, sorting: { sort, onSort }, startsDown }: SortHeaderProps) {
  const direction = sortDirection(field, sort);
  const goesDown = direction === 'none' ? startsDown : direction === 'ascending';
  const Symbol = ICONS[direction];
  return (
    <UnstyledButton
      className={classes.header}
      data-sorted={direction !== 'none' || undefined}
      onClick={() => onSort(goesDown ? `-${field}` : field)}
    >
      {label}
      <Symbol size={14} aria-hidden className={classes.symbol} />
    </UnstyledButton>
  );
}
