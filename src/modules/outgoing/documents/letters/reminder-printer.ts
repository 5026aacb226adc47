import { Injectable } from '@nestjs/common';
import { Files, type FileAnswer, type Transaction } from '../../../../platform/index.js';
import { PdfRenderer, type ReminderFigures } from '../rendering/index.js';
import { letterPaper, printedFile, withLogo, type LetterPaper, type LetterTo } from './letter-paper.js';

/** The letter of a reminder with all that its paper needs, read from the books already. */
export interface ReminderToPrint extends LetterPaper {
  readonly figures: ReminderFigures;
}

/** Prints the letters of reminders. They look like the invoices of the day; nothing of them is stored. */
@Injectable()
export class ReminderPrinter {
  constructor(
    private readonly renderer: PdfRenderer,
    private readonly files: Files,
  ) {}

  /** Reads what the paper needs beside the figures. */
  async prepare(tx: Transaction, figures: ReminderFigures, to: LetterTo): Promise<ReminderToPrint> {
    return { figures, ...(await letterPaper(tx, to)) };
  }

  /** The letter as a PDF. Laying it out takes longer than a transaction should. Raises `rendering_failed`. */
  print({ figures, ...options }: ReminderToPrint): Promise<FileAnswer> {
    const name = `reminder-${figures.as_of}-${figures.currency}`;
    return printedFile(name, async () =>
      this.renderer.renderReminder(figures, await withLogo(this.files, options)),
    );
  }
}
