import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Returns the path of the field that the address names behind its #, such as `contact.name`; empty for none. */
export function useFieldPath(): string {
  return useRouterState({ select: ({ location }) => location.hash });
}

/** Whether the address names a field of this group. */
export function useIsInAddress(group: string | undefined): boolean {
  const path = useFieldPath();
  return group !== undefined && (path === group || path.startsWith(`${group}.`));
}

/** Focuses the field that the address names, or the group that it is in, when the form is shown. */
export function useFieldInAddress(): void {
  const path = useFieldPath();
  useEffect(() => {
    if (path === '') return;
    // After the fields that take the focus by themselves, and after the router has scrolled.
    const frame = requestAnimationFrame(() => {
      const field = fieldAt(path);
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
}

/** Returns the input of a field, else the first one of the nearest group around it. */
function fieldAt(path: string): HTMLElement | null {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const name = CSS.escape(steps.slice(0, length).join('.'));
    const found = document.querySelector<HTMLElement>(
      `[data-path="${name}"], [data-field="${name}"], [data-path^="${name}."], [data-field^="${name}."]`,
    );
    if (found !== null) return inputIn(found);
  }
  return null;
}

function inputIn(element: HTMLElement): HTMLElement {
  const isInput = element.matches('input, textarea, select, button');
  return isInput ? element : (element.querySelector<HTMLElement>('input, textarea, button') ?? element);
}
