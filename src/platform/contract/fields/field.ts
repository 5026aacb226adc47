import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { declareField } from '../../../engines/body-rules/field-table.js';

/**
 * The options of every field. A field is required unless it is `optional`. Null counts as absent, unless the field is
 * `erasable`: then null removes the value, and absence keeps it.
 */
export interface FieldOptions {
  readonly description: string;
  readonly example?: unknown;
  readonly optional?: boolean;
  readonly erasable?: boolean;
}

/** Why a value is refused: a code for programs and a sentence for people. */
export interface Refusal {
  readonly code: string;
  readonly detail: string;
}

/** A kind of field: how it reads a value, when it refuses one, and its JSON schema. */
export interface FieldKind {
  /** Converts the sent value to the value that the service uses. Returns values that it cannot read unchanged. */
  readonly read?: (value: unknown) => unknown;
  readonly refuses: (value: unknown) => Refusal | undefined;
  readonly schema: Readonly<Record<string, unknown>>;
}

export const FIELD_RULE = 'field';
const REQUIRED: Refusal = { code: 'required', detail: 'This field is required.' };

/** Refuses a list with fewer entries than it must have. */
export function tooFew(min: number): Refusal {
  return { code: 'too_few', detail: min === 1 ? 'At least one is needed.' : `At least ${min} are needed.` };
}

/**
 * Makes the decorator of a field: its reading, its rule and its documentation.
 *
 * class-transformer, class-validator and the engine `body-rules` use the same reading and rule.
 */
export function field(kind: FieldKind, options: FieldOptions): PropertyDecorator {
  const refuses = (value: unknown): Refusal | undefined => {
    if (value === undefined || value === null) return options.optional === true ? undefined : REQUIRED;
    return kind.refuses(value);
  };
  const { read } = kind;
  const blank = options.erasable === true ? null : undefined;
  const accepts = (value: unknown): boolean => refuses(value) === undefined;
  return applyDecorators(
    (target: object, name: string | symbol) => {
      declareField(target, String(name), {
        rule: { read, blank, accepts },
        inPatch: () => field(kind, inPatch(options)),
      });
    },
    read === undefined
      ? // The rules for nested objects also check null and would refuse it.
        Transform(({ value }) => (value === null ? blank : (value as unknown)))
      : Transform(({ obj, key }) => {
          const value = ownValue(obj as Record<string, unknown>, key);
          if (value === undefined) return undefined;
          return value === null ? blank : read(value);
        }),
    ValidateBy(
      { name: FIELD_RULE, validator: { validate: accepts } },
      { message: ({ value }) => refusalText(refuses(value) ?? REQUIRED) },
    ),
    ApiProperty(propertyOptions(kind, options)),
  );
}

/** The options of the same field in a PATCH body: an absent field keeps its value, and null removes an optional one. */
export function inPatch<Options extends FieldOptions>(options: Options): Options {
  return { ...options, optional: true, erasable: options.optional === true };
}

/** Parses the code and sentence that `refusalText` wrote. */
export function refusalOf(text: string): Refusal {
  const [code = '', ...sentence] = text.split(': ');
  return { code, detail: sentence.join(': ') };
}

function refusalText({ code, detail }: Refusal): string {
  return `${code}: ${detail}`;
}

function ownValue(source: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(source, key) ? source[key] : undefined;
}

function propertyOptions(kind: FieldKind, options: FieldOptions): ApiPropertyOptions {
  const { description, example, optional = false } = options;
  const documented = example === undefined ? { description } : { description, example };
  const nullable = optional ? { nullable: true } : {};
  return { ...kind.schema, ...nullable, ...documented, required: !optional };
}
