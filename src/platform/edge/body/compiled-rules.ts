import { createRequire } from 'node:module';
import type { Type } from '@nestjs/common';
import { TransformationType, type ClassTransformOptions } from 'class-transformer';
import { getMetadataStorage, ValidationTypes, type ValidationArguments } from 'class-validator';

type Plain = Readonly<Record<string, unknown>>;
type Reader = (value: unknown, source: Plain, key: string) => unknown;
type Check = (value: unknown, object: object) => boolean;

/** One field of a class: how its value is read, and the rules that the read value has to keep. */
interface CompiledField {
  readonly name: string;
  readonly read: Reader;
  readonly checks: readonly Check[];
}

/** What class-transformer keeps of a class; its version is pinned, because it does not export this. */
interface TransformStorage {
  findTransformMetadatas(target: unknown, name: string, type: TransformationType): readonly TransformRule[];
  findTypeMetadata(target: unknown, name: string): TypeRule | undefined;
  getExposedMetadatas(target: unknown): readonly unknown[];
  getExcludedMetadatas(target: unknown): readonly unknown[];
}
interface TransformRule {
  readonly transformFn: (params: object) => unknown;
  readonly options: Readonly<Record<string, unknown>>;
}
interface TypeRule {
  readonly typeFunction?: () => Type;
  readonly reflectedType: unknown;
  readonly options: object;
}

const require = createRequire(import.meta.url);
const { defaultMetadataStorage: transforms } = require('class-transformer/cjs/storage.js') as {
  defaultMetadataStorage: TransformStorage;
};

/** What `plainToInstance` hands to a transformation when it is called without options. */
const OPTIONS: ClassTransformOptions = { exposeUnsetFields: true };
/** Names that the libraries leave out when they copy an object. */
const SPECIAL_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Thrown and caught here: the libraries decide. One for all, as nobody looks where it came from. */
const UNDECIDED = new Error('The libraries have to look at this body.');

/**
 * Reads and checks bodies of one class by the rules of its decorators, as class-transformer and class-validator
 * would, without looking all of them up for every body.
 */
export class CompiledRules {
  private readonly fields: ReadonlyMap<string, CompiledField>;

  private constructor(
    private readonly type: Type,
    fields: readonly CompiledField[],
  ) {
    this.fields = new Map(fields.map((field) => [field.name, field]));
  }

  /** The rules of a class; undefined for one that has any of a kind that is not known here. */
  static of(type: Type): CompiledRules | undefined {
    try {
      return new CompiledRules(type, fieldsOf(type));
    } catch (reason) {
      if (reason === UNDECIDED) return undefined;
      throw reason;
    }
  }

  /** An instance with what the body says, or undefined when the libraries have to look at it: it breaks a rule. */
  instanceOf(body: object): object | undefined {
    try {
      return this.read(body as Plain);
    } catch (reason) {
      if (reason === UNDECIDED) return undefined;
      throw reason;
    }
  }

  /** Raises UNDECIDED. */
  read(body: Plain): object {
    const instance = new this.type() as Record<string, unknown>;
    for (const name of Object.keys(body)) {
      const field = this.fields.get(name);
      if (field === undefined) throw UNDECIDED;
      instance[name] = field.read(body[name], body, name);
    }
    for (const { name, checks } of this.fields.values()) {
      const value = instance[name];
      for (const check of checks) if (!check(value, instance)) throw UNDECIDED;
    }
    return instance;
  }
}

function fieldsOf(type: Type): CompiledField[] {
  if (transforms.getExposedMetadatas(type).length > 0 || transforms.getExcludedMetadatas(type).length > 0) {
    throw UNDECIDED;
  }
  const metadatas = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const names = [...new Set(metadatas.map(({ propertyName }) => propertyName))];
  if (names.length === 0 || names.some((name) => name in type.prototype)) throw UNDECIDED;
  return names.map((name) => {
    const own = metadatas.filter(({ propertyName }) => propertyName === name);
    const isNested = own.some((metadata) => metadata.type === ValidationTypes.NESTED_VALIDATION);
    const custom = own.filter((metadata) => metadata.type === ValidationTypes.CUSTOM_VALIDATION);
    const isKnown = own.every((metadata) => {
      const inTurn = isNested && metadata.type === ValidationTypes.NESTED_VALIDATION;
      return (inTurn || custom.includes(metadata)) && !hasCondition(metadata);
    });
    if (!isKnown || own.length - custom.length > 1) throw UNDECIDED;
    return { name, read: readerOf(type, name, isNested), checks: custom.flatMap(checksOf) };
  });
}

type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** Rules that count only now and then. The types leave out that most metadata has no groups at all. */
function hasCondition(metadata: Metadata): boolean {
  const groups = metadata.groups as readonly string[] | undefined;
  const isEach = metadata.each && metadata.type !== ValidationTypes.NESTED_VALIDATION;
  return metadata.validateIf !== undefined || isEach || (groups ?? []).length > 0;
}

/** The constraints themselves, called with what class-validator would call them with. */
function checksOf(metadata: Metadata): Check[] {
  return getMetadataStorage()
    .getTargetValidatorConstraints(metadata.constraintCls)
    .map(({ instance, async }): Check => {
      if (async) throw UNDECIDED;
      const { propertyName: property, constraints, target } = metadata;
      const targetName = typeof target === 'string' ? target : target.name;
      return (value, object) => {
        const args: ValidationArguments = { targetName, property, object, value, constraints };
        return instance.validate(value, args) === true;
      };
    });
}

/** What class-transformer makes of a value: a copy by its type, and what the field's transformation makes of it. */
function readerOf(type: Type, name: string, isNested: boolean): Reader {
  const [rule, ...more] = transforms.findTransformMetadatas(type, name, TransformationType.PLAIN_TO_CLASS);
  if (more.length > 0 || (rule !== undefined && Object.keys(rule.options).length > 0)) throw UNDECIDED;
  const copy = copyOf(transforms.findTypeMetadata(type, name), isNested);
  if (rule === undefined) return copy;
  return (value, source, key) =>
    rule.transformFn({
      value: copy(value, source, key),
      key,
      obj: source,
      type: TransformationType.PLAIN_TO_CLASS,
      options: OPTIONS,
    });
}

function copyOf(typed: TypeRule | undefined, isNested: boolean): Reader {
  if (typed === undefined && !isNested) return copyOfScalars;
  const nested = typed?.typeFunction?.();
  if (nested === undefined || Object.keys(typed?.options ?? {}).length > 0) throw UNDECIDED;
  if ((nested as unknown) === Object && !isNested) return copyOfTexts;
  const rules = CompiledRules.of(nested);
  if (rules === undefined || !isNested) throw UNDECIDED;
  return (value) => {
    if (value === null || value === undefined) return value;
    return Array.isArray(value) ? value.map((entry) => rules.read(plain(entry))) : rules.read(plain(value));
  };
}

function copyOfScalars(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(scalar);
  return scalar(value);
}

/** An object whose names are the caller's own, and whose values are scalars. */
function copyOfTexts(value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const source = plain(value);
  for (const name of Object.keys(source)) {
    if (SPECIAL_NAMES.includes(name)) throw UNDECIDED;
    scalar(source[name]);
  }
  return { ...source };
}

function scalar(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) throw UNDECIDED;
  return value;
}

function plain(value: unknown): Plain {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    throw UNDECIDED;
  }
  return value as Plain;
}
