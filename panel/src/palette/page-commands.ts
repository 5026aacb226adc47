import { useEffect, useRef } from 'react';

/** Something that the page that is shown can do. */
export interface PageCommand {
  readonly label: string;
  readonly run: () => void;
}

const offers = new Set<() => readonly PageCommand[]>();

/** Offers commands in the palette for as long as the component is shown. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const offer = (): readonly PageCommand[] => latest.current;
    offers.add(offer);
    return () => {
      offers.delete(offer);
    };
  }, []);
}

/** What the page that is shown offers now. */
export function offeredCommands(): readonly PageCommand[] {
  return [...offers].flatMap((offer) => offer());
}
