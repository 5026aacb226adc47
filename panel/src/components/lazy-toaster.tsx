import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isToasterWanted, onToasterWanted } from './notify';

const Toaster = lazy(() => import('./toaster'));

/** Fetches what shows notifications with the first of them. */
export function LazyToaster() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted);
  return <Suspense>{isWanted && <Toaster />}</Suspense>;
}
