import type { FieldFault } from './problem.js';

/** Stands in a list for an entry that breaks the rules of its fields, where the others count without it. */
export class BrokenEntry {
  /** The pointers begin at the whole body. */
  constructor(readonly faults: readonly FieldFault[]) {}
}
