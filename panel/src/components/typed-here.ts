import { createContext, useContext, useEffect, useRef } from 'react';

/** Whether somebody has typed what would be lost. */
export type IsTyped = () => boolean;

const Typed = createContext<Set<IsTyped> | undefined>(undefined);

/** Holds what the dialog around asks before it closes. */
export const TypedHere = Typed.Provider;

/** Lets the dialog around this component ask before it closes over something typed. Does nothing outside a dialog. */
export function useTypedHere(isTyped: IsTyped): void {
  const all = useContext(Typed);
  const latest = useRef(isTyped);
  useEffect(() => {
    latest.current = isTyped;
  });
  useEffect(() => {
    const ask: IsTyped = () => latest.current();
    all?.add(ask);
    return () => void all?.delete(ask);
  }, [all]);
}
