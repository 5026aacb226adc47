import type { Type } from '@nestjs/common';
import { declaredFields } from '../../../engines/body-rules/field-table.js';

/** The same fields, each of which may be left out, and of which null takes away what may be absent. */
export type Patch<T extends object> = { readonly [Name in keyof T]?: T[Name] | null };

/**
 * The class of a body that changes a part of what the body of a creation sets.
 *
 * `class PatchProductDto extends PatchOf(CreateProductDto) {}` has every field of it with the same rule and
 * documentation. A field that creation requires cannot be taken away; null leaves it as it is.
 */
export function PatchOf<T extends object>(type: Type<T>): Type<Patch<T>> {
  // The fields follow from the other class, one by one.
  // eslint-disable-next-line @typescript-eslint/no-extraneous-class
  const PatchDto = class {};
  for (const [name, { inPatch }] of declaredFields(type) ?? []) inPatch?.()(PatchDto.prototype, name);
  return PatchDto;
}
