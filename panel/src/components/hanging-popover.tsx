import { Popover, type PopoverProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './lazy-popover.module.css';

export interface HangingPopoverProps extends Pick<PopoverProps, 'position' | 'width'> {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A popover that hangs from the element around it. */
export default function HangingPopover({ label, isOpen, onClose, children, ...props }: HangingPopoverProps) {
  return (
    <Popover
      {...props}
      opened={isOpen}
      onChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>{children}</Popover.Dropdown>
    </Popover>
  );
}
