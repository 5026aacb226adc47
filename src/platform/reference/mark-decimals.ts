import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * Gives every number that may have decimals the format `decimal`, so that generated clients read it exactly.
 *
 * All numbers of the API that are no integers are exact decimals: amounts, prices, quantities and rates.
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
