import { useEffect, useRef } from 'react';

/** What Escape closes, the uppermost last. */
const opened: (() => void)[] = [];

/** Of the whole page: each dialog's own would close all of them at once. */
function closeUppermost(event: KeyboardEvent): void {
  const { key, isComposing, target } = event;
  const isForList =
    target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
  if (key === 'Escape' && !isComposing && !isForList) opened.at(-1)?.();
}

/** Calls `onEscape` while `isOpen`, unless something that was opened later is still open. */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (): void => latest.current();
    if (opened.length === 0) window.addEventListener('keydown', closeUppermost, { capture: true });
    opened.push(close);
    return () => {
      opened.splice(opened.indexOf(close), 1);
      if (opened.length === 0) window.removeEventListener('keydown', closeUppermost, { capture: true });
    };
  }, [isOpen]);
}
