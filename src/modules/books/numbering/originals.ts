import type { Transaction } from '../../../platform/index.js';

/** An original that was made of a document, as an export names it. */
export interface Original {
  readonly format: string;
  readonly size: number;
  readonly sha256: string;
}

/** Which originals exist of documents. The slice of documents provides it, since it uses this one. */
export abstract class Originals {
  /** By document, each in the order of the formats. */
  abstract of(
    tx: Transaction,
    documentIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Original[]>>;
}
