import type { Type } from '@nestjs/common';
import { declaredFields } from '../../../engines/body-rules/field-table.js';
import type { MetadataChanges } from '../../../kernel/metadata/metadata.js';

/** The same fields, all optional. Null removes the value of a field that may be absent; metadata is set by name. */
export type Patch<T extends object> = {
  readonly [Name in keyof T]?: (Name extends 'metadata' ? MetadataChanges : T[Name]) | null;
};

/**
 * Returns the class of a PATCH body for the class of a creation body.
 *
 * `class PatchProductDto extends PatchOf(CreateProductDto) {}` has every field of it with the same rule and
 * documentation, but for those that are named to be left out. Null leaves a field unchanged that creation requires.
 */
export function PatchOf<T extends object, Without extends keyof T & string = never>(
  type: Type<T>,
  without: readonly Without[] = [],
): Type<Patch<Omit<T, Without>>> {
  // The fields are copied from the other class one by one.
  // eslint-disable-next-line @typescript-eslint/no-extraneous-class
  const PatchDto = class {};
  for (const [name, { inPatch }] of declaredFields(type) ?? []) {
    if (!without.some((left) => left === name)) inPatch?.()(PatchDto.prototype, name);
  }
  return PatchDto;
}
