import { Suspense, useSyncExternalStore } from 'react';
import { isToasterWanted, onToasterWanted } from './notify';
import { lazyPart } from './lazy-part';

const Toaster = lazyPart(() => import('./toaster'));

/** Loads the notification area with the first notification. */
export function LazyToaster() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted);
  return <Suspense>{isWanted && <Toaster />}</Suspense>;
}
