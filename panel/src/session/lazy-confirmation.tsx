import { Suspense, useSyncExternalStore } from 'react';
import { onConfirmation, openConfirmation } from './confirmation';
import { lazyPart } from '../components/lazy-part';

const ConfirmationDialog = lazyPart(() => import('./confirmation-dialog'));

/** Loads the dialog when the service first asks for a confirmation. */
export function LazyConfirmation() {
  const question = useSyncExternalStore(onConfirmation, openConfirmation);
  if (question === undefined) return null;
  return (
    <Suspense>
      <ConfirmationDialog methods={question.methods} onSettled={question.settle} />
    </Suspense>
  );
}
