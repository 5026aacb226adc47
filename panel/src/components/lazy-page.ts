import { lazyRouteComponent } from '@tanstack/react-router';
import { whenReachable } from '../api/connection';

/**
 * The component of a route, loaded when it is first shown. Without a connection the page before it stays.
 *
 * Takes the name of its export.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => whenReachable(load), name);
}
