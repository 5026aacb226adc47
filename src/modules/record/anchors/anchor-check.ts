import { anchorHash } from './anchor-hash.js';
import type { AnchorFault } from './domain/anchor-faults.js';
import type { AnchoredStretch, AnchorFacts } from './domain/anchored-event.js';

type StoredAnchor = AnchorFacts & { readonly hash: Buffer };

/** What is wrong with an anchor. Takes the one before it, and the events of its stretch as they are now. */
export function faultsOf(
  anchor: StoredAnchor,
  before: StoredAnchor | undefined,
  { now, isWhole }: { readonly now: AnchoredStretch; readonly isWhole: boolean },
): AnchorFault[] {
  const faults: AnchorFault[] = [];
  if (!anchorHash(anchor).equals(anchor.hash)) faults.push('anchor_changed');
  if (!follows(anchor, before)) faults.push('not_chained');
  if (!isWhole || now.last_sequence !== anchor.last_sequence) faults.push('event_missing');
  else if (!now.events_hash.equals(anchor.events_hash)) faults.push('events_changed');
  return faults;
}

function follows(anchor: StoredAnchor, before: StoredAnchor | undefined): boolean {
  if (before === undefined) {
    return anchor.number === 1 && anchor.first_sequence === 1n && anchor.previous_hash === null;
  }
  return (
    anchor.number === before.number + 1 &&
    anchor.first_sequence === before.last_sequence + 1n &&
    anchor.previous_hash?.equals(before.hash) === true
  );
}
