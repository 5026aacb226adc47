import type { Type } from '@nestjs/common';
import { BrokenEntry } from '../../../kernel/problems/broken-entry.js';
import type { FieldFault } from '../../../kernel/problems/problem.js';

type Body = Readonly<Record<string, unknown>>;

/** A class of bodies with a list whose entries can be refused by themselves. */
interface ApartType {
  /** Names that list, if the body wants it. */
  readonly entriesApart?: (body: Body) => string | undefined;
}

/** A body without its broken entries. */
export interface WholeEntries {
  readonly body: object;
  /** Puts a BrokenEntry where each of them was. */
  readonly complete: (read: object) => object;
}

/**
 * Takes the broken entries out of a body, if its class lets them stand apart.
 *
 * Undefined if anything else is wrong too, or if no entry is left: then the body is refused as a whole.
 */
export function wholeEntriesOf(
  type: Type | undefined,
  body: object,
  faults: readonly FieldFault[],
): WholeEntries | undefined {
  const list = (type as ApartType | undefined)?.entriesApart?.(body as Body);
  const entries = list === undefined ? undefined : (body as Body)[list];
  if (list === undefined || !Array.isArray(entries)) return undefined;
  const broken = faultsByEntry(list, faults);
  const whole = entries.filter((_entry, index) => !broken?.has(index)) as unknown[];
  if (broken === undefined || whole.length === 0) return undefined;
  const complete = (read: object): object => {
    const left = [...((read as Body)[list] as unknown[])];
    const all = entries.map((_entry, index) => {
      const own = broken.get(index);
      return own === undefined ? left.shift() : new BrokenEntry(own);
    });
    return Object.assign(read, { [list]: all });
  };
  return { body: { ...body, [list]: whole }, complete };
}

/** Undefined if one of the faults is in no entry of the list. */
function faultsByEntry(list: string, faults: readonly FieldFault[]): Map<number, FieldFault[]> | undefined {
  const byEntry = new Map<number, FieldFault[]>();
  for (const fault of faults) {
    const [root, name, index] = fault.pointer.split('/');
    if (root !== '#' || name !== list || index === undefined) return undefined;
    const own = byEntry.get(Number(index)) ?? [];
    byEntry.set(Number(index), [...own, fault]);
  }
  return byEntry;
}
