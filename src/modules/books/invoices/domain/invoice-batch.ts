import type { BrokenEntry } from '../../../../kernel/problems/broken-entry.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import { Problem, validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { NewInvoice } from './invoice.js';

/** What a caller says of several invoices. */
export interface NewInvoices {
  readonly invoices: readonly (NewInvoice | BrokenEntry)[];
  /** Whether nothing is stored when one is refused; true if not given. */
  readonly atomic?: boolean;
}

/** An entry that is refused, by its place in the list. */
export interface RefusedEntry {
  readonly index: number;
  readonly problem: Problem;
}

/** What refuses an entry, with pointers that begin at the whole body. */
export function problemOfEntry({ code, detail, extras }: Problem, index: number): Problem {
  const { errors } = extras;
  return new Problem(code, detail, {
    ...extras,
    ...(errors && { errors: errors.map((fault) => inEntry(fault, index)) }),
  });
}

/** What refuses a batch of which all or nothing is stored: all faults at once, or what else refuses the first one. */
export function problemOfBatch(refused: readonly RefusedEntry[]): Problem {
  const other = refused.find(({ problem }) => problem.code !== 'validation_failed');
  if (other === undefined)
    return validationFailed(refused.flatMap(({ problem }) => problem.extras.errors ?? []));
  const { index, problem } = other;
  const { code, detail, extras } = problem;
  return new Problem(code, `The invoice at index ${index} is refused, so none is stored. ${detail}`, extras);
}

/** A fault of another resource, such as the customer, points into that one. */
function inEntry(fault: FieldFault, index: number): FieldFault {
  if (fault.where !== undefined && fault.where !== 'invoice') return fault;
  return { ...fault, pointer: jsonPointer(['invoices', index]) + fault.pointer.slice(1) };
}
