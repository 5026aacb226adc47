import { useSyncExternalStore } from 'react';

const KEY = 'countinghouse.shortcuts';
const listeners = new Set<() => void>();

/** Whether single-key shortcuts are on. Users of speech input may have to switch them off. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

/** Switches them on or off, for this browser. */
export function switchShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  for (const listener of listeners) listener();
}

/** The same, for components. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areShortcutsOn);
}
