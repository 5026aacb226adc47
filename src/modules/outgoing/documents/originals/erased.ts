import { insufficientRole, type Principal } from '../../../../platform/index.js';
import { audit } from '../../../record/events/events.resource.js';

/** Whether somebody may read what a law asks to be kept of an erased customer (decision 0176). */
export function mayReadErased({ kind, manages, scopes }: Principal): boolean {
  return kind === 'system' || manages || scopes.has(audit.read);
}

/** Refuses to show an original of an erased customer. */
export function erasedIsForAuditors() {
  return insufficientRole('The customer was erased: only owners, admins and auditors may read the original.');
}
