import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { HangingPopoverProps } from './hanging-popover';
import classes from './lazy-popover.module.css';

const HangingPopover = lazy(() => import('./hanging-popover'));

interface LazyPopoverProps extends Omit<HangingPopoverProps, 'isOpen' | 'onClose'> {
  /** The button that opens it; it is given what the button needs for that. */
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
 * A popover that is fetched when it is first opened: what places it on the page is too heavy for the first load.
 *
 * The button stays the same element all the time, so that it keeps the focus while the popover is fetched.
 */
export function LazyPopover({ button, children, ...props }: LazyPopoverProps) {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const [wasOpen, setWasOpen] = useState(false);
  // Pressing the button of an open popover counts as pressing outside: it would close, and the click open it again.
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
