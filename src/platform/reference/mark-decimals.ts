import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * Adds the format `decimal` to every number that may have decimals, so that generated clients parse it exactly.
 *
 * All numbers of the API other than integers are exact decimals: amounts, prices, quantities and rates.
 */
export function markDecimals(document: OpenAPIObject): void {
  mark(document.components?.schemas);
  mark(document.paths);
}

function mark(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const { type } = part as { type?: unknown };
  const isNumber = type === 'number' || (Array.isArray(type) && type.includes('number'));
  if (isNumber) Object.assign(part, { format: 'decimal' });
  Object.values(part).forEach(mark);
}
