import type { Type } from '@nestjs/common';
import { Problem, type FieldFault } from '../../../kernel/problems/problem.js';
import { BodyValidationPipe } from './validation.pipe.js';

/** A body that was read, or everything that is wrong with it. */
export type ReadBody<T> =
  { readonly body: T; readonly faults?: never } | { readonly faults: readonly FieldFault[] };

/** Reads what did not come as the body of a request by the rules of an operation: the one place where they are. */
export class BodyReader {
  constructor(private readonly pipe: BodyValidationPipe) {}

  async read<T>(type: Type<T>, value: unknown): Promise<ReadBody<T>> {
    try {
      return { body: (await this.pipe.transform(value, { type: 'body', metatype: type })) as T };
    } catch (error) {
      if (!(error instanceof Problem) || error.extras.errors === undefined) throw error;
      return { faults: error.extras.errors };
    }
  }
}
