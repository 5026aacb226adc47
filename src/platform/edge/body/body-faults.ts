import type { FieldFault } from '../../../kernel/problems/problem.js';
import type { JsonValue } from './strict-json.js';

const notes = new WeakMap<object, readonly FieldFault[]>();

/**
 * Stores the faults that the JSON parser found in a body until its fields are validated too, because the caller gets
 * all faults at once. A body that is no object or array is refused as a whole, so nothing is stored for it.
 */
export function recordBodyFaults(body: JsonValue, faults: readonly FieldFault[]): void {
  if (typeof body === 'object' && body !== null && faults.length > 0) notes.set(body, faults);
}

/** Returns the parser's faults of a body; empty if there are none. */
export function bodyFaultsOf(body: object): readonly FieldFault[] {
  return notes.get(body) ?? [];
}
