import { Injectable } from '@nestjs/common';
import { Files, type FileAnswer, type Transaction } from '../../../../platform/index.js';
import { PdfRenderer, type StatementFigures } from '../rendering/index.js';
import { letterPaper, printedFile, withLogo, type LetterPaper, type LetterTo } from './letter-paper.js';

/** A statement of account with all that its paper needs, read from the books already. */
export interface StatementToPrint extends LetterPaper {
  readonly figures: StatementFigures;
}

/** Prints statements of account. They look like the invoices of the day; nothing of them is stored. */
@Injectable()
export class StatementPrinter {
  constructor(
    private readonly renderer: PdfRenderer,
    private readonly files: Files,
  ) {}

  /** Reads what the paper needs beside the figures. */
  async prepare(tx: Transaction, figures: StatementFigures, to: LetterTo): Promise<StatementToPrint> {
    return { figures, ...(await letterPaper(tx, to)) };
  }

  /** The statement as a PDF. Laying it out takes longer than a transaction should. Raises `rendering_failed`. */
  print({ figures, ...options }: StatementToPrint): Promise<FileAnswer> {
    const name = `statement-${figures.to}-${figures.currency}`;
    return printedFile(name, async () =>
      this.renderer.renderStatement(figures, await withLogo(this.files, options)),
    );
  }
}
