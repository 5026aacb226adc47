import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { jsonPointer } from '../../kernel/problems/json-pointer.js';
import { validationFailed, type FieldFault } from '../../kernel/problems/problem.js';
import { FIELD_RULE, refusalOf } from './fields/field.js';

const UNKNOWN_FIELD = { code: 'unknown_field', detail: 'This field is not known.' };

/** Turns a body into its DTO, or refuses it with every fault at once, each with its JSON pointer. */
export class BodyValidationPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      validationError: { target: false, value: false },
      exceptionFactory: (errors) => validationFailed(faultsOf(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body') return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw validationFailed([
        { pointer: '#', code: 'wrong_type', detail: 'The body must be a JSON object.' },
      ]);
    }
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

/** All faults of a tree of errors, in the order of the fields. A refused list is not looked into. */
function faultsOf(errors: readonly ValidationError[], path: readonly string[] = []): FieldFault[] {
  return errors.flatMap((error) => {
    const here = [...path, error.property];
    const text = error.constraints?.[FIELD_RULE];
    if (text !== undefined) return [{ pointer: jsonPointer(here), ...refusalOf(text) }];
    if (error.children !== undefined && error.children.length > 0) return faultsOf(error.children, here);
    return [{ pointer: jsonPointer(here), ...UNKNOWN_FIELD }];
  });
}
