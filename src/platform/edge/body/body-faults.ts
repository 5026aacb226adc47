import type { FieldFault } from '../../../kernel/problems/problem.js';
import type { JsonValue } from './strict-json.js';

const notes = new WeakMap<object, readonly FieldFault[]>();

/**
 * Keeps beside a body what its reader could not take, until the rules of its fields have spoken too: a caller is
 * told all faults at once. A body that is no object or array is refused as a whole, so nothing is kept beside it.
 */
export function recordBodyFaults(body: JsonValue, faults: readonly FieldFault[]): void {
  if (typeof body === 'object' && body !== null && faults.length > 0) notes.set(body, faults);
}

/** What was noted beside a body; nothing for one that was read without a fault. */
export function bodyFaultsOf(body: object): readonly FieldFault[] {
  return notes.get(body) ?? [];
}
