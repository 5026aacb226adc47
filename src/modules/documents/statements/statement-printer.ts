import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MinorUnits } from '../../../kernel/money/amount.js';
import type { EInvoice } from '../../../kernel/en16931/index.js';
import { Files, type FileAnswer, type Transaction } from '../../../platform/index.js';
import { InvoicesRepository } from '../../invoices/index.js';
import { renderingFailed, renderingIsBusy } from '../documents.problems.js';
import { DocumentsRepository } from '../documents.repository.js';
import { fileNameOf } from '../domain/formats.js';
import type { KeptLogo } from '../domain/logo.js';
import { wholeLogo } from '../logo/whole-logo.js';
import { partiesToPrint } from '../mapping/from-parties.js';
import { isBusy } from '../originals/document-writers.js';
import { lookOf } from '../originals/look.js';
import { PdfRenderer, type Presentation, type StatementFigures } from '../rendering/index.js';

/** A statement of account with all that its paper needs, read from the books already. */
export interface StatementToPrint {
  readonly figures: StatementFigures;
  readonly parties: EInvoice;
  readonly organizationId: string;
  readonly look: Omit<Presentation, 'logo'>;
  readonly logo: KeptLogo | undefined;
  readonly locale: string;
  /** Whether it is of test books, and says so. */
  readonly isTest: boolean;
}

interface Wanted {
  readonly customerId: string;
  /** Else that of the customer, else that of the organization's documents. */
  readonly language: string | undefined;
  readonly closing: MinorUnits;
}

/** Prints statements of account. They look like the invoices of the day; nothing of them is stored. */
@Injectable()
export class StatementPrinter {
  constructor(
    private readonly renderer: PdfRenderer,
    private readonly files: Files,
  ) {}

  /** Reads what the paper needs beside the figures: the parties as they are now, the look, the logo. */
  async prepare(
    tx: Transaction,
    figures: StatementFigures,
    { customerId, language, closing }: Wanted,
  ): Promise<StatementToPrint> {
    const documents = new DocumentsRepository(tx);
    const { seller, buyer } = await new InvoicesRepository(tx).parties(customerId);
    const settings = await documents.settings();
    const logo = settings.logo === null ? undefined : await documents.logoFile(settings.logo);
    const parties = partiesToPrint({ seller, buyer, currency: figures.currency, payable: closing });
    const locale = localeIn(language, buyer.locale) ?? settings.locale;
    const { organizationId } = tx;
    const look = lookOf(settings);
    return { organizationId, figures, parties, look, logo, locale, isTest: tx.mode === 'test' };
  }

  /** The statement as a PDF. Laying it out takes longer than a transaction should. Raises `rendering_failed`. */
  async print({ organizationId, figures, logo: kept, ...options }: StatementToPrint): Promise<FileAnswer> {
    const name = `statement-${figures.to}-${figures.currency}`;
    const logo = kept && (await wholeLogo(this.files, organizationId, kept));
    try {
      const look = { ...options.look, logo };
      const content = await this.renderer.renderStatement(figures, { ...options, look });
      const sha256 = createHash('sha256').update(content).digest();
      return { content, media_type: 'application/pdf', filename: fileNameOf(name, 'pdf'), sha256 };
    } catch (error) {
      throw isBusy(error) ? renderingIsBusy() : renderingFailed(name, error);
    }
  }
}

/** The customer's own form of a language, such as `de-AT`, where it is that language. */
function localeIn(language: string | undefined, ofCustomer: string | undefined): string | undefined {
  if (language === undefined) return ofCustomer;
  return ofCustomer?.toLowerCase().startsWith(language) === true ? ofCustomer : language;
}
