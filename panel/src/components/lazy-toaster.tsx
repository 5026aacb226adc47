import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isToasterWanted, onToasterWanted } from './notify';

const Toaster = lazy(() => import('./toaster'));

/** Loads the notification area with the first notification. */
export function LazyToaster() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted);
  return <Suspense>{isWanted && <Toaster />}</Suspense>;
}
