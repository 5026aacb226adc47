import type { ApiAnswer } from './api-client.js';

/** The faults that an answer names, each as its place and its code: `#/items/0/amount more_than_creditable`. */
export function errorsOf({ body }: ApiAnswer): string[] {
  const { errors = [] } = body as { errors?: { pointer: string; code: string }[] };
  return errors.map(({ pointer, code }) => `${pointer} ${code}`);
}
