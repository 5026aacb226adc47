import { Popover, type PopoverProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './lazy-popover.module.css';
import { useMounted } from './use-mounted';

export interface HangingPopoverProps extends Pick<PopoverProps, 'position' | 'width'> {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A popover anchored to the element around it. */
export default function HangingPopover({ label, isOpen, onClose, children, ...props }: HangingPopoverProps) {
  const isMounted = useMounted();
  return (
    <Popover
      {...props}
      opened={isOpen && isMounted}
      onChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      // The button inside has these attributes, because the anchor itself is no control.
      withRoles={false}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
