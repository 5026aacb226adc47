import { useDisclosure } from '@mantine/hooks';
import { Suspense, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { HangingPopoverProps } from './hanging-popover';
import classes from './lazy-popover.module.css';
import { lazyPart } from './lazy-part';

const HangingPopover = lazyPart(() => import('./hanging-popover'));

interface LazyPopoverProps extends Omit<HangingPopoverProps, 'isOpen' | 'onClose'> {
  /** The button that opens the popover. Takes the props that it needs for that. */
  readonly button: (props: ButtonProps) => ReactNode;
}

interface ButtonProps {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
  readonly onMouseDown: (event: SyntheticEvent) => void;
  readonly onTouchStart: (event: SyntheticEvent) => void;
}

/**
 * A popover that is loaded when it is first opened, because its positioning code is too heavy for the first page.
 *
 * The button is always the same element, so that it keeps the focus while the popover loads.
 */
export function LazyPopover({ button, children, ...props }: LazyPopoverProps) {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const [wasOpen, setWasOpen] = useState(false);
  // Otherwise pressing the button of an open popover would count as outside: it would close, and the click reopen it.
  const keep = (event: SyntheticEvent): void => {
    if (isOpen) event.stopPropagation();
  };
  return (
    <span className={classes.holder}>
      {button({
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: () => {
          setWasOpen(true);
          toggle();
        },
        onMouseDown: keep,
        onTouchStart: keep,
      })}
      <Suspense>
        {wasOpen && (
          <HangingPopover {...props} isOpen={isOpen} onClose={close}>
            {children}
          </HangingPopover>
        )}
      </Suspense>
    </span>
  );
}
