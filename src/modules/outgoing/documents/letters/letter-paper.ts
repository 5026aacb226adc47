import { createHash } from 'node:crypto';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { EInvoice } from '../../../../kernel/en16931/index.js';
import type { FileAnswer, Files, Transaction } from '../../../../platform/index.js';
import { InvoicesRepository } from '../../../books/invoices/index.js';
import { renderingFailed, renderingIsBusy } from '../documents.problems.js';
import { DocumentsRepository } from '../documents.repository.js';
import { fileNameOf } from '../domain/formats.js';
import type { KeptLogo } from '../domain/logo.js';
import { wholeLogo } from '../logo/whole-logo.js';
import { partiesToPrint } from '../mapping/from-parties.js';
import { isBusy } from '../originals/document-writers.js';
import { lookOf } from '../originals/look.js';
import type { Presentation } from '../rendering/index.js';

/** What a paper that is no document needs beside its figures. */
export interface LetterPaper {
  readonly parties: EInvoice;
  readonly look: Omit<Presentation, 'logo'>;
  readonly logo: KeptLogo | undefined;
  readonly organizationId: string;
  readonly locale: string;
  /** Whether it is of test books, and says so. */
  readonly isTest: boolean;
}

/** Whom a paper is for, and over how much. */
export interface LetterTo {
  readonly customerId: string;
  /** Else that of the customer, else that of the organization's documents. */
  readonly language: string | undefined;
  readonly currency: CurrencyCode;
  /** What is to be paid. */
  readonly payable: MinorUnits;
}

/** Reads the parties as they are now, the look and the logo. */
export async function letterPaper(
  tx: Transaction,
  { customerId, language, currency, payable }: LetterTo,
): Promise<LetterPaper> {
  const documents = new DocumentsRepository(tx);
  const { seller, buyer } = await new InvoicesRepository(tx).parties(customerId);
  const settings = await documents.settings();
  const logo = settings.logo === null ? undefined : await documents.logoFile(settings.logo);
  const parties = partiesToPrint({ seller, buyer, currency, payable });
  const locale = localeIn(language, buyer.locale) ?? settings.locale;
  const { organizationId } = tx;
  return { organizationId, parties, look: lookOf(settings), logo, locale, isTest: tx.mode === 'test' };
}

/** The paper as it is printed, with the bytes of its logo. */
export async function withLogo<Paper extends LetterPaper>(
  files: Files,
  paper: Paper,
): Promise<Omit<Paper, 'look'> & { readonly look: Presentation }> {
  const logo = paper.logo && (await wholeLogo(files, paper.organizationId, paper.logo));
  return { ...paper, look: { ...paper.look, logo } };
}

/** What was printed, as a file. Raises `rendering_failed`, and `service_unavailable` where too many wait. */
export async function printedFile(name: string, print: () => Promise<Buffer>): Promise<FileAnswer> {
  try {
    const content = await print();
    const sha256 = createHash('sha256').update(content).digest();
    return { content, media_type: 'application/pdf', filename: fileNameOf(name, 'pdf'), sha256 };
  } catch (error) {
    throw isBusy(error) ? renderingIsBusy() : renderingFailed(name, error);
  }
}

/** The customer's own form of a language, such as `de-AT`, where it is that language. */
function localeIn(language: string | undefined, ofCustomer: string | undefined): string | undefined {
  if (language === undefined) return ofCustomer;
  return ofCustomer?.toLowerCase().startsWith(language) === true ? ofCustomer : language;
}
