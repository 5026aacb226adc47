import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { eInvoiceXml, formatFacts, type EInvoiceFormat } from '../../../../kernel/en16931/index.js';
import type { DocumentFormat } from '../domain/formats.js';
import { renderingFailed, renderingIsBusy } from '../documents.problems.js';
import type { VersionedSettings } from '../documents.repository.js';
import type { LogoFile } from '../domain/logo.js';
import { undrawable } from '../logo/logo.js';
import type { CheckedDocument } from '../mapping/checked-document.js';
import type { IssuedDocument } from '../mapping/issued-document.js';
import { printedFigures } from '../mapping/printed-figures.js';
import { localeOf, lookOf } from './look.js';
import {
  PDF_WRITER,
  PdfRenderer,
  RenderingClosedError,
  RenderingError,
  RenderQueueFullError,
  type PdfAttachment,
} from '../rendering/index.js';

/** What a file is written from: the document in its format, and how the organization wants it to look. */
export interface Writing extends CheckedDocument {
  readonly document: IssuedDocument;
  readonly settings: VersionedSettings;
  readonly logo: LogoFile | undefined;
  readonly isDraft: boolean;
  /** Whether the books are for trying. */
  readonly isTest: boolean;
}

/** The bytes of a file, and what made them. */
export interface Written {
  readonly content: Buffer;
  readonly writer: string;
}

type Writer = (writing: Writing) => Promise<Written>;

/** Raised with each change of what a writer gives, so that an original says what made it. */
const XML_WRITER = 'countinghouse xml 1';

/** Writes documents in every format. A new format is an entry here and in `formats.ts`. */
@Injectable()
export class DocumentWriters implements OnApplicationShutdown {
  constructor(private readonly renderer: PdfRenderer) {}

  private readonly writers: Readonly<Record<DocumentFormat, Writer>> = {
    pdf: (writing) => this.pdf(writing),
    factur_x: (writing) => this.pdf(writing, { xml: xmlOf(writing), profile: profileOf(writing) }),
    ubl: xml,
    cii: xml,
    xrechnung_ubl: xml,
    xrechnung_cii: xml,
    peppol: xml,
  };

  /** Raises `rendering_failed` and `unavailable`. */
  write(writing: Writing): Promise<Written> {
    return this.writers[writing.report.format](writing);
  }

  /** Draws a logo, to see whether it can be drawn. Raises `validation_failed` and `unavailable`. */
  async draw(logo: Pick<LogoFile, 'content' | 'media_type'>): Promise<void> {
    try {
      await this.renderer.draw(logo);
    } catch (error) {
      if (isBusy(error)) throw renderingIsBusy();
      throw error instanceof RenderingError ? undrawable() : error;
    }
  }

  onApplicationShutdown(): void {
    this.renderer.close();
  }

  private async pdf(
    { document, invoice, settings, logo, source, isDraft, isTest }: Writing,
    attachment?: PdfAttachment,
  ): Promise<Written> {
    const options = {
      look: { ...lookOf(settings), logo },
      locale: localeOf(document) ?? settings.locale,
      mode: isDraft ? 'draft' : 'issued',
      isTest,
      printed: printedFigures(document),
      attachment,
    } as const;
    // A draft has no number yet.
    const printed = isDraft ? { ...invoice, number: undefined } : invoice;
    try {
      return { content: await this.renderer.renderPdf(printed, options), writer: PDF_WRITER };
    } catch (error) {
      throw isBusy(error) ? renderingIsBusy() : renderingFailed(source.number, error);
    }
  }
}

/** Whether there is no room or no time to print, and nothing is wrong with what was to be printed. */
export function isBusy(error: unknown): boolean {
  return error instanceof RenderQueueFullError || error instanceof RenderingClosedError;
}

function xml(writing: Writing): Promise<Written> {
  return Promise.resolve({ content: xmlOf(writing), writer: XML_WRITER });
}

function xmlOf({ invoice, writtenAs }: Writing): Buffer {
  return Buffer.from(eInvoiceXml(invoice, formatFacts[electronic(writtenAs)].syntax), 'utf8');
}

function profileOf({ writtenAs }: Writing): PdfAttachment['profile'] {
  return formatFacts[electronic(writtenAs)].profile;
}

function electronic(format: EInvoiceFormat | undefined): EInvoiceFormat {
  if (format === undefined) throw new Error('This format has no electronic document.');
  return format;
}
