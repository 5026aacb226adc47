import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/index.js';
import { Originals, type Original } from '../../../books/numbering/index.js';
import { DocumentsRepository } from '../documents.repository.js';

/** Tells the export of a number series which originals exist. */
@Injectable()
export class ExistingOriginals extends Originals {
  override of(
    tx: Transaction,
    documentIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Original[]>> {
    return new DocumentsRepository(tx).originalsOf(documentIds);
  }
}
