import type { OpenAPIObject } from '@nestjs/swagger';

/** Returns a document with its shared parameters, headers, examples, answers and fields in their places. */
export function withPartsInPlace(document: OpenAPIObject): OpenAPIObject;
