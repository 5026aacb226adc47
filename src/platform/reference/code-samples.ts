import type { OpenAPIObject } from '@nestjs/swagger';

/** A program that calls an operation. */
export interface CodeSample {
  /** The language for syntax highlighting. */
  readonly lang: string;
  /** The language, as people call it. */
  readonly label: string;
  readonly source: string;
}

/**
 * Adds its samples to each operation, as `x-codeSamples`.
 *
 * The emitters of the client libraries make the samples from the document (`npm run generate`). They are stored in one
 * place, generated/code-samples.ts: the committed openapi.json does not have them, the served one does. An operation
 * that is newer than the samples has none.
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
