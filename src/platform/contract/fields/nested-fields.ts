import { applyDecorators, type Type } from '@nestjs/common';
import { Type as TypeOf } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { declareField } from '../../../engines/body-rules/field-table.js';
import { fromTypeId } from '../../../kernel/ids/type-id.js';
import { unknownReference } from '../../../kernel/problems/problem.js';
import type { Noun } from '../resource.js';
import { field, inPatch, tooFew, type FieldOptions, type Refusal } from './field.js';

/** What is said of a value that is no object. */
export const NOT_AN_OBJECT: Refusal = { code: 'wrong_type', detail: 'A JSON object was expected.' };
const UUID = /^[0-9a-f-]{36}$/;

/** An identifier of another resource, read as its UUID. An identifier of another kind is unknown. */
export function Id({ noun, idPrefix }: Noun, options: FieldOptions): PropertyDecorator {
  const read = (value: unknown): unknown =>
    typeof value === 'string' ? (fromTypeId(idPrefix, value) ?? '') : value;
  const refuses = (value: unknown): Refusal | undefined => {
    if (typeof value !== 'string') return { code: 'wrong_type', detail: 'A string was expected.' };
    return UUID.test(value) ? undefined : unknownReference(noun);
  };
  const example = `${idPrefix}_01h455vb4pex5vsknk084sn02q`;
  return field({ read, refuses, schema: { type: 'string' } }, { example, ...options });
}

/** An object with declared fields. */
export function Nested(type: () => Type, options: FieldOptions): PropertyDecorator {
  const refuses = (value: unknown): Refusal | undefined => (isPlainObject(value) ? undefined : NOT_AN_OBJECT);
  return applyDecorators(
    field({ refuses, schema: { type: () => type() } }, options),
    holds(type, () => Nested(type, inPatch(options))),
    TypeOf(type),
    ...insideRules(options),
  );
}

interface EachOptions extends FieldOptions {
  readonly min?: number;
  readonly max: number;
  /** Why entries do not fit together, each of which may still be wrong by itself. */
  readonly together?: (entries: readonly object[]) => Refusal | undefined;
}

/** A list of objects with declared fields, of bounded length. */
export function Each(type: () => Type, options: EachOptions): PropertyDecorator {
  const { min = 0, max, together } = options;
  const refuses = (value: unknown): Refusal | undefined => {
    if (!Array.isArray(value))
      return { code: 'wrong_type', detail: 'An array of JSON objects was expected.' };
    if (value.length < min) return tooFew(min);
    if (value.length > max) return { code: 'too_many', detail: `At most ${max} are possible.` };
    if (!value.every(isPlainObject))
      return { code: 'wrong_type', detail: 'Every entry must be a JSON object.' };
    return together?.(value);
  };
  return applyDecorators(
    field({ refuses, schema: { type: () => type(), isArray: true, minItems: min, maxItems: max } }, options),
    holds(type, () => Each(type, inPatch(options))),
    TypeOf(type),
    ...insideRules(options, { each: true }),
  );
}

/** Validates the objects inside. `ValidateNested` alone refuses null, which removes an erasable value. */
function insideRules({ erasable }: FieldOptions, each?: { readonly each: true }): PropertyDecorator[] {
  return erasable === true ? [ValidateNested(each), IsOptional()] : [ValidateNested(each)];
}

/** An object with texts under names that callers choose, accepted as a whole by a rule. */
export function Texts(
  rule: { readonly accepts: (texts: object) => boolean; readonly detail: string },
  options: FieldOptions,
): PropertyDecorator {
  const refuses = (value: unknown): Refusal | undefined => {
    if (!isPlainObject(value)) return NOT_AN_OBJECT;
    return rule.accepts(value) ? undefined : { code: 'not_allowed', detail: rule.detail };
  };
  const read = (value: unknown): unknown => (isPlainObject(value) ? { ...value } : value);
  const schema = { type: 'object', additionalProperties: { type: 'string' } };
  return applyDecorators(
    field({ read, refuses, schema }, options),
    TypeOf(() => Object),
  );
}

/** An object whose fields another operation declares, which reads and checks them. */
export function AnyObject(options: FieldOptions): PropertyDecorator {
  const refuses = (value: unknown): Refusal | undefined => (isPlainObject(value) ? undefined : NOT_AN_OBJECT);
  const read = (value: unknown): unknown => (isPlainObject(value) ? { ...value } : value);
  return applyDecorators(
    field({ read, refuses, schema: { type: 'object', additionalProperties: true } }, options),
    TypeOf(() => Object),
  );
}

/** A list of objects whose fields another operation declares, which reads and checks them. */
export function Objects(rule: { readonly max: number }, options: FieldOptions): PropertyDecorator {
  const refuses = (value: unknown): Refusal | undefined => {
    if (!Array.isArray(value))
      return { code: 'wrong_type', detail: 'An array of JSON objects was expected.' };
    if (value.length === 0) return tooFew(1);
    if (value.length > rule.max) return { code: 'too_many', detail: `At most ${rule.max} are possible.` };
    return value.every(isPlainObject)
      ? undefined
      : { code: 'wrong_type', detail: 'Every entry must be a JSON object.' };
  };
  const read = (value: unknown): unknown => (Array.isArray(value) ? [...(value as unknown[])] : value);
  const items = { type: 'object', additionalProperties: true };
  const schema = { type: 'array', minItems: 1, maxItems: rule.max, items };
  return applyDecorators(
    field({ read, refuses, schema }, options),
    TypeOf(() => Object),
  );
}

/** Records in the table of fields which class the nested objects have. */
function holds(type: () => Type, patched: () => PropertyDecorator): PropertyDecorator {
  return (target, name) => declareField(target, String(name), { nested: type, inPatch: patched });
}

export function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
