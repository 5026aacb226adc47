import type { Me } from '@countinghouse/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, type LinkProps } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { keysOf } from '../api/query-keys';
import {
  focusRecord,
  isDialogOpen,
  isForPage,
  goToPaths,
  activateShortcut,
  newBeside,
  pressSaveButton,
  takesEnter,
} from './shortcut-actions';
import { areShortcutsOn } from './shortcut-choice';
import type { Typed } from './typed-ahead';

/** The letter after `g` comes within this time. */
const SECOND_KEY_MS = 1_500;

/** What opens the dialogs that are there on every page. */
interface Openers {
  readonly onHelp: () => void;
  readonly onPalette: () => void;
}

/**
 * Lets single keys do what a person does often. A key belongs to the element that names it in `aria-keyshortcuts`;
 * what belongs to no element, moving through lists and to other pages, is done here. `onHelp` shows all of them, and
 * `onPalette` the command palette.
 */
export function useShortcuts({ onHelp, onPalette }: Openers): void {
  usePaletteKey(onPalette);
  useEnter();
  const router = useRouter();
  const { goToPlace, goToNew } = useGoing();
  useEffect(() => {
    let goingSinceMs = -SECOND_KEY_MS;
    const ahead: Typed[] = [];
    const isLoading = (): boolean => router.state.isLoading;
    const onKey = (key: string, atMs: number): boolean => {
      const isSecond = atMs - goingSinceMs < SECOND_KEY_MS;
      goingSinceMs = key === 'g' && !isSecond ? atMs : -SECOND_KEY_MS;
      if (isSecond) return goToPlace(key);
      const isStep = key === 'j' || key === 'k';
      if (key !== '?' && activateShortcut(key)) return true;
      if (isStep) return focusRecord(key === 'j' ? 1 : -1);
      if (key === 'n') return goToNew();
      if (key !== '?') return false;
      onHelp();
      return true;
    };
    const listen = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isFree = !event.defaultPrevented && !event.repeat && areShortcutsOn();
      const pressed = { key, hasModifier: ctrlKey || metaKey || altKey, target };
      if (!isFree || !isForPage(pressed)) return;
      const isAhead = isLoading() || ahead.length > 0;
      if (isAhead && key.length === 1) ahead.push({ key, atMs: event.timeStamp });
      else if (onKey(key, event.timeStamp)) event.preventDefault();
    };
    const press = ({ key, atMs }: Typed): void => void onKey(key, atMs);
    // The page takes the focus when it is drawn.
    const stopListening = router.subscribe('onResolved', () => {
      if (ahead.length === 0) return;
      requestAnimationFrame((now) => {
        void import('./typed-ahead').then(({ typeAhead }) => typeAhead(ahead, { now, isLoading, press }));
      });
    });
    document.addEventListener('keydown', listen);
    return () => {
      stopListening();
      document.removeEventListener('keydown', listen);
    };
  }, [router, goToPlace, goToNew, onHelp]);
}

/** Returns what leads to other pages: the letter after `g`, and `n` on the page of a record. */
function useGoing() {
  const navigate = useNavigate();
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const go = (to: LinkProps['to']): boolean => {
      if (to !== undefined) void navigate({ to });
      return to !== undefined;
    };
    return {
      goToPlace: (key: string) => go(goToPaths[key as keyof typeof goToPaths]),
      goToNew: () => {
        const beside = newBeside(router.state.location.pathname);
        const me = queryClient.getQueryData<Me>(keysOf('me').all);
        const isAllowed = beside !== undefined && me?.scopes.includes(beside.scope) === true;
        return go(isAllowed ? beside.to : undefined);
      },
    };
  }, [navigate, router, queryClient]);
}

/** Enter, which picks in an open list, and Ctrl+Enter, with or without Shift, from anywhere in a form or dialog. */
function useEnter(): void {
  useEffect(() => {
    // Before anything else hears it: an open list would take Ctrl+Enter for Enter, and pick what is highlighted.
    const save = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event;
      if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof Element)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) pressSaveButton(target, shiftKey);
    };
    // The browser would submit the form around an open list.
    const pick = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (key === 'Enter' && target instanceof Element && takesEnter(target)) event.preventDefault();
    };
    document.addEventListener('keydown', save, { capture: true });
    document.addEventListener('keydown', pick);
    return () => {
      document.removeEventListener('keydown', save, { capture: true });
      document.removeEventListener('keydown', pick);
    };
  }, []);
}

/** Ctrl+K, also from within a field, but not from within a dialog, which has the user's attention. */
function usePaletteKey(onPalette: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey || isDialogOpen()) return;
      event.preventDefault();
      if (!event.repeat) onPalette();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onPalette]);
}
