import { Injectable } from '@nestjs/common';
import { Files, type FileAnswer, type Transaction } from '../../../../platform/index.js';
import { DocumentsRepository } from '../documents.repository.js';
import { printedFile, withLogo, type LetterPaper } from '../letters/letter-paper.js';
import { figuresOfQuote, type QuoteText } from '../mapping/from-quote.js';
import { lookOf } from '../originals/look.js';
import { PdfRenderer, type QuoteFigures } from '../rendering/index.js';

/** A quote with all that its paper needs, read from the books already. */
export interface QuoteToPrint extends LetterPaper {
  readonly figures: QuoteFigures;
  readonly isDraft: boolean;
}

/** Prints quotes. They look like the invoices of the day of their issue; nothing of them is stored. */
@Injectable()
export class QuotePrinter {
  constructor(
    private readonly renderer: PdfRenderer,
    private readonly files: Files,
  ) {}

  /** Reads what the paper needs beside what the quote says. Takes when it was issued; null is a draft. */
  async prepare(tx: Transaction, quote: QuoteText, issuedAt: Date | null): Promise<QuoteToPrint> {
    const documents = new DocumentsRepository(tx);
    const settings = await documents.settings(issuedAt);
    const logo = settings.logo === null ? undefined : await documents.logoFile(settings.logo);
    const figures = figuresOfQuote(quote);
    return {
      ...{ figures, parties: figures.document, look: lookOf(settings), logo },
      organizationId: tx.organizationId,
      locale: quote.buyer?.locale ?? settings.locale,
      isTest: tx.mode === 'test',
      isDraft: issuedAt === null,
    };
  }

  /** The quote as a PDF. Laying it out takes longer than a transaction should. Raises `rendering_failed`. */
  print({ figures, isDraft, ...paper }: QuoteToPrint): Promise<FileAnswer> {
    const name = isDraft ? 'quote-draft' : (figures.document.number ?? 'quote');
    return printedFile(name, async () => {
      const { look, locale, isTest } = await withLogo(this.files, paper);
      const mode = isDraft ? 'draft' : 'issued';
      return this.renderer.renderQuote(figures, { look, locale, isTest, mode });
    });
  }
}
