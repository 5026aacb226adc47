import { applyDecorators } from '@nestjs/common';
import { Type as TypeOf } from 'class-transformer';
import { declareField } from '../../../engines/body-rules/field-table.js';
import { METADATA_MAX } from '../../../kernel/metadata/metadata.js';
import { field, type Refusal } from './field.js';
import { isPlainObject, NOT_AN_OBJECT } from './nested-fields.js';

const TOO_MANY: Refusal = { code: 'too_many', detail: `At most ${METADATA_MAX.entries} names are possible.` };
const EXAMPLE = { project: 'Apollo' };

/** The caller's own names and texts, stored and returned: at most 50 names of 40 characters, values of 500. */
export function Metadata(options: { readonly erasable?: boolean } = {}): PropertyDecorator {
  const description = 'Names and texts of your own; the service keeps them and gives them back.';
  return applyDecorators(
    texts({ description, ...options }, (value) => isText(value)),
    (target: object, name: string | symbol) => {
      declareField(target, String(name), { inPatch: () => MetadataChanges() });
    },
  );
}

/** The same in a PATCH, which sets each name by itself. Null instead of an object takes all away. */
export function MetadataChanges(): PropertyDecorator {
  const description =
    'Names and texts of your own. A text sets its name, null takes the name away, and names that are not given stay.';
  return texts({ description, erasable: true }, (value) => value === null || isText(value));
}

function texts(
  options: { readonly description: string; readonly erasable?: boolean },
  fits: (value: unknown) => boolean,
): PropertyDecorator {
  const refuses = (value: unknown): Refusal | undefined => {
    if (!isPlainObject(value)) return NOT_AN_OBJECT;
    const entries = Object.entries(value);
    if (entries.length > METADATA_MAX.entries) return TOO_MANY;
    const areFit = entries.every(
      ([name, text]) => name.length >= 1 && name.length <= METADATA_MAX.name && fits(text),
    );
    if (areFit) return undefined;
    return {
      code: 'not_allowed',
      detail: 'Names have 1 to 40 characters, values are texts of at most 500.',
    };
  };
  const type = fits(null) ? ['string', 'null'] : 'string';
  const additionalProperties = { type, maxLength: METADATA_MAX.value };
  const schema = { type: 'object', maxProperties: METADATA_MAX.entries, additionalProperties };
  const read = (value: unknown): unknown => (isPlainObject(value) ? { ...value } : value);
  return applyDecorators(
    field({ read, refuses, schema }, { example: EXAMPLE, optional: true, ...options }),
    TypeOf(() => Object),
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= METADATA_MAX.value;
}
