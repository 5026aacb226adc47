import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './sort-header.module.css';

/** The order of a list, and a function that changes it. */
export interface Sorting {
  /** An API field, with a minus for descending. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort } as const;

/** Returns the order by a field, as a value of aria-sort. */
export function sortDirection(field: string, sort: string): keyof typeof ICONS {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

interface SortHeaderProps {
  readonly label: string;
  readonly field: string;
  readonly sorting: Sorting;
  /** Whether the first click sorts descending, as for dates and amounts. */
  readonly startsDown: boolean;
}

/** The header of a sortable column. A second click reverses the order. */
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
