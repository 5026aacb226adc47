import { useState } from 'react';

/** Whether the dialog of an action is open, and how to close it. */
export interface DialogState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A value that is typed into a dialog, and begins anew each time it opens. */
export function useFresh<T>(isOpen: boolean, initial: T) {
  const [typed, setTyped] = useState({ isOpen, value: initial });
  if (typed.isOpen !== isOpen) setTyped({ isOpen, value: isOpen ? initial : typed.value });
  return [typed.value, (value: T): void => setTyped({ isOpen, value })] as const;
}

/** The dialogs of a page, one per action. Only one is open at a time. */
export function useActions<Action extends string>() {
  const [opened, setOpened] = useState<Action>();
  // A lazily loaded dialog stays mounted, so that it can return the focus.
  const [seen, setSeen] = useState<ReadonlySet<Action>>(new Set());
  return {
    begin: (action: Action): void => {
      setSeen(new Set([...seen, action]));
      setOpened(action);
    },
    wasOpen: (action: Action): boolean => seen.has(action),
    of: (action: Action): DialogState => ({ isOpen: opened === action, onClose: () => setOpened(undefined) }),
  };
}
