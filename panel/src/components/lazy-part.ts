import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { whenReachable } from '../api/connection';

/** A component that is loaded when it is first shown, and waits for the connection instead of failing without it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as React's own lazy()
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() => whenReachable(load));
}
