/** One document to lay out: a template, the page as JSON, and the files that the page names. */
export interface RenderJob {
  /** The name of a template, without `.typ`. */
  readonly template: string;
  /** A `Page` as JSON; data only, never read as markup. */
  readonly page: string;
  readonly files: readonly RenderFile[];
}

export interface RenderFile {
  /** From the root, such as `/logo.png`. */
  readonly path: string;
  readonly content: Uint8Array;
}

/** What lays out documents. The same job has the same bytes in every engine. */
export interface Engine {
  readonly name: EngineName;
  /** Raises `RenderingError` with what the template complains about. */
  render(job: RenderJob): Uint8Array;
}

export type EngineName = 'native' | 'wasm';

/** What every engine is made of. */
export interface EngineSources {
  readonly fonts: readonly Uint8Array[];
  /** By file name. */
  readonly templates: ReadonlyMap<string, string>;
}

/** A document could not be laid out; the message is for the log. */
export class RenderingError extends Error {
  override readonly name = 'RenderingError';
}
