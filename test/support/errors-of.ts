import type { ApiAnswer } from './api-client.js';

/** Returns the faults of an answer as pointer and code: `#/items/0/amount more_than_creditable`. */
export function errorsOf({ body }: ApiAnswer): string[] {
  const { errors = [] } = body as { errors?: { pointer: string; code: string }[] };
  return errors.map(({ pointer, code }) => `${pointer} ${code}`);
}
