import type { Type } from '@nestjs/common';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { declaredFields, type DeclaredField, type FieldRule } from './field-table.js';

type Plain = Readonly<Record<string, unknown>>;
type Reader = (value: unknown) => unknown;

/** One field of a class: how its value is read, and whether the read value is accepted. */
interface CompiledField {
  readonly name: string;
  readonly read: Reader;
  readonly accepts: FieldRule['accepts'];
}

/** Nest's pipe removes these names from every object. */
const SPECIAL_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * Thrown and caught in this file: class-validator must decide. One instance for all, because nobody reads its stack.
 */
const UNDECIDED = new Error('The libraries have to look at this body.');

/**
 * Reads and checks the bodies of one class from the table of its fields.
 *
 * class-transformer and class-validator do the same from their own metadata, but they look it up again for every body.
 */
export class BodyRules {
  private readonly fields: ReadonlyMap<string, CompiledField>;

  private constructor(
    private readonly type: Type,
    fields: readonly CompiledField[],
  ) {
    this.fields = new Map(fields.map((field) => [field.name, field]));
  }

  /**
   * Returns the rules of a class; undefined if it has decorators of class-validator, because only that library runs
   * them.
   */
  static of(type: Type): BodyRules | undefined {
    return decided(() => new BodyRules(type, fieldsOf(type)));
  }

  /** Returns an instance of the body; undefined if it breaks a rule, because the libraries then report the errors. */
  instanceOf(body: object): object | undefined {
    return decided(() => this.read(body as Plain));
  }

  /** Raises UNDECIDED. */
  private read(body: Plain): object {
    const instance = new this.type() as Record<string, unknown>;
    for (const name of Object.keys(body)) {
      const field = this.fields.get(name);
      if (field === undefined) throw UNDECIDED;
      instance[name] = field.read(body[name]);
    }
    for (const { name, accepts } of this.fields.values()) if (!accepts(instance[name])) throw UNDECIDED;
    return instance;
  }

  /** Reads the objects of a field by the rules of their class. That class may be the one that is being read. */
  static reader(type: () => Type): Reader {
    let rules: BodyRules | undefined;
    const readObject = (value: unknown): object => {
      rules ??= BodyRules.of(type());
      if (rules === undefined) throw UNDECIDED;
      return rules.read(plain(value));
    };
    return (value) => (Array.isArray(value) ? value.map(readObject) : readObject(value));
  }
}

function decided<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (reason) {
    if (reason === UNDECIDED) return undefined;
    throw reason;
  }
}

function fieldsOf(type: Type): CompiledField[] {
  const fields = declaredFields(type);
  if (fields === undefined || fields.size === 0 || !isAllThatIsKnown(type, fields)) throw UNDECIDED;
  return [...fields].map(([name, { rule, nested }]) => {
    if (rule === undefined || name in type.prototype) throw UNDECIDED;
    const { blank, accepts } = rule;
    const read = readerOf(rule, nested);
    const readField: Reader = (value) => {
      if (value === null) return blank;
      return value === undefined ? undefined : read(value);
    };
    return { name, read: readField, accepts };
  });
}

function readerOf({ read }: FieldRule, nested: (() => Type) | undefined): Reader {
  if (read !== undefined) return (value) => read(flat(value));
  return nested === undefined ? scalars : BodyRules.reader(nested);
}

/** Whether class-validator has rules for exactly these fields. */
function isAllThatIsKnown(type: Type, fields: ReadonlyMap<string, DeclaredField>): boolean {
  const known = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const expected = [...fields].flatMap(([name, { rule, nested }]) => {
    const types = [ValidationTypes.CUSTOM_VALIDATION];
    if (nested !== undefined) types.push(ValidationTypes.NESTED_VALIDATION);
    // @IsOptional(): @ValidateNested() alone refuses null, which removes an erasable value.
    if (nested !== undefined && rule?.blank === null) types.push(ValidationTypes.CONDITIONAL_VALIDATION);
    return types.map((one) => `${name} ${one}`);
  });
  const found = known.map((metadata) => `${metadata.propertyName} ${metadata.type}`);
  return JSON.stringify(found.sort()) === JSON.stringify(expected.sort());
}

/** Accepts a scalar, a list of scalars or an object of scalars. Nest's pipe removes special names on every level. */
function flat(value: unknown): unknown {
  if (isScalar(value) || Array.isArray(value)) return scalars(value);
  const object = plain(value);
  for (const name of Object.keys(object)) {
    if (SPECIAL_NAMES.includes(name) || !isScalar(object[name])) throw UNDECIDED;
  }
  return object;
}

/** Accepts a scalar or a list of scalars. class-transformer descends into everything else. */
function scalars(value: unknown): unknown {
  const isFlat = Array.isArray(value) ? value.every(isScalar) : isScalar(value);
  if (!isFlat) throw UNDECIDED;
  return value;
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function plain(value: unknown): Plain {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    throw UNDECIDED;
  }
  return value as Plain;
}
