import type { OpenAPIObject } from '@nestjs/swagger';

/** A program that calls an operation. */
export interface CodeSample {
  /** What it is coloured as. */
  readonly lang: string;
  /** The language, as people call it. */
  readonly label: string;
  readonly source: string;
}

/**
 * Gives each operation its samples, as `x-codeSamples`.
 *
 * The samples are made from the document by the emitters of the client libraries (`npm run generate`) and are kept in
 * one place, generated/code-samples.ts: the committed openapi.json is without them, the served one has them.
 * An operation that is newer than they are has none.
 */
export function addCodeSamples(
  document: OpenAPIObject,
  samples: Readonly<Record<string, readonly CodeSample[]>>,
): void {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item) as { operationId?: string; 'x-codeSamples'?: unknown }[]) {
      const own = samples[operation.operationId ?? ''];
      if (own !== undefined) operation['x-codeSamples'] = own;
    }
  }
}
