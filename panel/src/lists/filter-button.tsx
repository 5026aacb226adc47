import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LazyPopover } from '../components/lazy-popover';
import classes from './filters.module.css';

interface FilterButtonProps {
  /** What it filters by. */
  readonly label: string;
  /** What was chosen, in words; undefined for nothing. */
  readonly chosen: string | undefined;
  readonly children: ReactNode;
  readonly width?: number;
}

/** A filter as one quiet button, which says what was chosen and opens the choice. */
export function FilterButton({ label, chosen, children, width = 240 }: FilterButtonProps) {
  return (
    <LazyPopover
      label={label}
      position="bottom-start"
      width={width}
      button={(props) => (
        <Button
          {...props}
          variant="default"
          className={classes.button}
          data-chosen={chosen !== undefined || undefined}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          <span className={classes.label}>{chosen === undefined ? label : `${label}: ${chosen}`}</span>
        </Button>
      )}
    >
      {children}
    </LazyPopover>
  );
}
