import { jsonPointer } from '../../../kernel/problems/json-pointer.js';
import { Problem, validationFailed } from '../../../kernel/problems/problem.js';

/** What of an outcome a caller has sent, which rules of payments may complain of by the same name. */
const SENT = /^#\/(amount|customer_id|allocations|supplier_id|bills|reason)(?=\/|$)/;

/** A fault of a field of one of the outcomes. */
export function faultAt([at, field]: readonly [number, string], code: string, detail: string): Problem {
  return validationFailed([{ pointer: jsonPointer(['outcomes', at, field]), code, detail }]);
}

export function isNotFound(error: unknown): boolean {
  return error instanceof Problem && error.code === 'not_found';
}

/** Does the work of one outcome. The pointers of its faults are then those of the whole body. */
export async function within<T>(at: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const errors =
      error instanceof Problem && error.code === 'validation_failed' ? error.extras.errors : undefined;
    if (errors === undefined) throw error;
    const own = jsonPointer(['outcomes', at]);
    throw validationFailed(
      errors.map((fault) => ({
        ...fault,
        pointer: SENT.test(fault.pointer) ? own + fault.pointer.slice(1) : own,
      })),
    );
  }
}
