import type { Identifier } from '@countinghouse/client';

/** An identifier with its scheme as a form holds it; without any, both are empty. */
export function identifierValues(identifier?: Identifier | null) {
  return { scheme: identifier?.scheme ?? '', value: identifier?.value ?? '' };
}
