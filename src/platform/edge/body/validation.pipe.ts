import { ValidationPipe, type ArgumentMetadata, type Type, type ValidationError } from '@nestjs/common';
import { ValidationTypes } from 'class-validator';
import { jsonPointer } from '../../../kernel/problems/json-pointer.js';
import { validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import { BodyRules } from '../../../engines/body-rules/body-rules.js';
import { allEngines, type Engines } from '../../../engines/engines.js';
import { FIELD_RULE, refusalOf, type Refusal } from '../../contract/fields/field.js';
import { bodyFaultsOf } from './body-faults.js';
import { wholeEntriesOf } from './entries-apart.js';

const UNKNOWN_FIELD = { code: 'unknown_field', detail: 'This field is not known.' };

/**
 * Converts a body to its DTO, or refuses it with all its faults, each with a JSON pointer.
 *
 * The engine `body-rules` reads valid bodies. class-transformer and class-validator read invalid ones and report the
 * errors, and every body of a class with decorators of class-validator.
 */
export class BodyValidationPipe extends ValidationPipe {
  private readonly compiled = new Map<Type, BodyRules | undefined>();

  constructor(private readonly engines: Engines = allEngines) {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      validationError: { target: false, value: false },
      exceptionFactory: (errors) => new BrokenRules(faultsOf(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body') return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw validationFailed([
        { pointer: '#', code: 'wrong_type', detail: 'The body must be a JSON object.' },
      ]);
    }
    const noted = bodyFaultsOf(value);
    const ready = noted.length === 0 ? this.rulesOf(metadata.metatype)?.instanceOf(value) : undefined;
    if (ready !== undefined) return ready;
    const read: unknown = await super.transform(value, metadata).catch((error: unknown) => {
      if (error instanceof BrokenRules) return error;
      throw error;
    });
    const faults = read instanceof BrokenRules ? together(read.faults, noted) : noted;
    if (faults.length === 0) return read;
    const apart = wholeEntriesOf(metadata.metatype, value, faults);
    if (apart === undefined) throw validationFailed(faults);
    return apart.complete((await this.transform(apart.body, metadata)) as object);
  }

  private rulesOf(type: Type | undefined): BodyRules | undefined {
    if (type === undefined || !this.engines.has('body-rules')) return undefined;
    if (!this.compiled.has(type)) this.compiled.set(type, BodyRules.of(type));
    return this.compiled.get(type);
  }
}

class BrokenRules extends Error {
  constructor(readonly faults: readonly FieldFault[]) {
    super('The fields break their rules.');
  }
}

/**
 * Prefers the rule of a field: of two faults at the same pointer it is the more precise one. What is wrong with a list
 * as a whole is not said where the parser found an entry wrong: it may follow from that.
 */
function together(broken: readonly FieldFault[], noted: readonly FieldFault[]): FieldFault[] {
  const reported = new Set(broken.map(({ pointer }) => pointer));
  const holdsNoted = (fault: FieldFault): boolean =>
    noted.some(({ pointer }) => pointer.startsWith(`${fault.pointer}/`));
  return [
    ...broken.filter((fault) => !holdsNoted(fault)),
    ...noted.filter(({ pointer }) => !reported.has(pointer)),
  ];
}

/** Returns all faults of a tree of errors, in the order of the fields. Does not descend into a refused list. */
function faultsOf(errors: readonly ValidationError[], path: readonly string[] = []): FieldFault[] {
  return errors.flatMap((error) => {
    const here = [...path, error.property];
    const { [FIELD_RULE]: text, ...others } = error.constraints ?? {};
    if (text !== undefined) return [{ pointer: jsonPointer(here), ...refusalOf(text) }];
    const refusals = Object.entries(others).map(([name, message]) => stockRefusal(name, message));
    if (refusals.length === 0) return faultsOf(error.children ?? [], here);
    return refusals.map((refusal) => ({ pointer: jsonPointer(here), ...refusal }));
  });
}

/** Converts an error of class-validator: `@IsEmail()` gives the code `is_email` and its message. */
function stockRefusal(constraint: string, message: string): Refusal {
  if (constraint === ValidationTypes.WHITELIST) return UNKNOWN_FIELD;
  const code = constraint.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { code, detail: `${message}.` };
}
