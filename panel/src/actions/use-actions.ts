import { useState } from 'react';

/** Whether the dialog of an action is open, and how it closes. */
export interface DialogState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialogs of a page, one for each action, of which one at a time is open. */
export function useActions<Action extends string>() {
  const [opened, setOpened] = useState<Action>();
  // A dialog that is fetched when it is first needed stays, so that it can give the focus back.
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
