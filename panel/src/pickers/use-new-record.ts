import { useState } from 'react';

/** The dialog of a new record. It stays mounted after it was open, so that it can return the focus. */
export function useNewRecord() {
  const [state, setState] = useState({ name: '', isOpen: false, wasOpen: false });
  return {
    ...state,
    open: (name: string) => setState({ name, isOpen: true, wasOpen: true }),
    close: () => setState((before) => ({ ...before, isOpen: false })),
  };
}
