import { ApiProperty } from '@nestjs/swagger';

/**
 * An amount of an answer that is a sum over any number of documents.
 *
 * A text, because a sum may need more than the 15 digits that every JSON reader keeps.
 */
export function Sum(description: string, example: string): PropertyDecorator {
  const pattern = String.raw`^-?\d+(\.\d{1,3})?$`;
  return ApiProperty({ description, type: String, pattern, example });
}
