/** A program that calls an operation. */
export interface CodeSample {
  /** The language for syntax highlighting. */
  readonly lang: string;
  /** The language, as people call it. */
  readonly label: string;
  readonly source: string;
}

/**
 * The samples of each operation, by its id.
 *
 * The emitters of the client libraries make them from the document (`npm run generate`), and they stand beside it, at
 * /code-samples.json. An operation that is newer than the samples has none.
 */
export type CodeSamples = Readonly<Record<string, readonly CodeSample[]>>;
