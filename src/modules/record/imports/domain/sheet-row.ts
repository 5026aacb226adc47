import type { FieldFault } from '../../../../kernel/problems/problem.js';

/** A row in the form of the API, before its rules are applied. */
export interface SheetRow {
  readonly place: number;
  readonly body: object;
  /** Whether it has more cells than there are columns. */
  readonly isTooWide: boolean;
  /** What is wrong with it as a row, where several of them are one. */
  readonly faults?: readonly FieldFault[];
}
