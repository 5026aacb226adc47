import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPopover } from '../components/lazy-popover';
import classes from './filters.module.css';

interface FilterButtonProps {
  /** The name of the filter. */
  readonly label: string;
  /** The chosen value as text; undefined for none. */
  readonly chosen: string | undefined;
  readonly children: ReactNode;
  readonly width?: number;
}

/** A filter as one button, which shows the chosen value and opens the choices. */
export function FilterButton({ label, chosen, children, width = 240 }: FilterButtonProps) {
  const { t } = useTranslation();
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
          <span className={classes.label}>
            {chosen === undefined ? label : t('common.labelled', { label: label, value: chosen })}
          </span>
        </Button>
      )}
    >
      {children}
    </LazyPopover>
  );
}
