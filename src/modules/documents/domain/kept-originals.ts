import type { Principal } from '../../../platform/index.js';
import { audit } from '../../events/events.resource.js';

/** Whether somebody may read originals that are only kept because a law asks for it: managers and auditors. */
export function mayReadKept({ kind, manages, scopes }: Principal): boolean {
  return kind === 'system' || manages || scopes.has(audit.read);
}
