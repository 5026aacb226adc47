import { useBlocker } from '@tanstack/react-router';
import { DiscardQuestion } from '../components/discard-question';

/** Asks before leaving a page with unsaved changes. */
export function UnsavedChanges({ areThere }: { areThere: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    // After signing out, nothing could be saved any more.
    shouldBlockFn: ({ next }) => next.pathname !== '/sign-in' && areThere(),
    enableBeforeUnload: areThere,
    withResolver: true,
  });
  return (
    <DiscardQuestion isAsked={status === 'blocked'} onKeep={() => reset?.()} onDiscard={() => proceed?.()} />
  );
}
