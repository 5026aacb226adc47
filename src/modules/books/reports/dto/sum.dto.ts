import { ApiProperty } from '@nestjs/swagger';

/**
 * An amount of an answer that is a sum over any number of documents: a JSON number, as all amounts are.
 *
 * Exact up to 15 significant digits, which is 9 999 999 999 999.99 in a currency with two decimals. A larger sum is the
 * nearest number that JSON readers keep (decision 0080).
 */
export function Sum(description: string, example: number): PropertyDecorator {
  return ApiProperty({ description, type: Number, example });
}
