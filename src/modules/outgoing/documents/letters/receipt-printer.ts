import { Injectable } from '@nestjs/common';
import { Files, type FileAnswer, type Transaction } from '../../../../platform/index.js';
import { PdfRenderer, type ReceiptFigures } from '../rendering/index.js';
import { letterPaper, printedFile, withLogo, type LetterPaper, type LetterTo } from './letter-paper.js';

/** The receipt of a payment with all that its paper needs, read from the books already. */
export interface ReceiptToPrint extends LetterPaper {
  readonly figures: ReceiptFigures;
}

/** Prints receipts of payments. They look like the invoices of the day; nothing of them is stored. */
@Injectable()
export class ReceiptPrinter {
  constructor(
    private readonly renderer: PdfRenderer,
    private readonly files: Files,
  ) {}

  /** Reads what the paper needs beside the figures. */
  async prepare(tx: Transaction, figures: ReceiptFigures, to: LetterTo): Promise<ReceiptToPrint> {
    return { figures, ...(await letterPaper(tx, to)) };
  }

  /** The receipt as a PDF. Laying it out takes longer than a transaction should. Raises `rendering_failed`. */
  print({ figures, ...options }: ReceiptToPrint, name: string): Promise<FileAnswer> {
    return printedFile(name, async () =>
      this.renderer.renderReceipt(figures, await withLogo(this.files, options)),
    );
  }
}
