import { Injectable } from '@nestjs/common';
import { eInvoiceXml, formatFacts } from '../../kernel/en16931/index.js';
import { isElectronic, type DocumentFormat } from './domain/formats.js';
import type { CheckedDocument } from './mapping/checked-document.js';
import type { VersionedSettings } from './documents.repository.js';

/** What a file is written from: the document in its format, and how the organization wants it to look. */
export interface Writing extends CheckedDocument {
  readonly settings: VersionedSettings;
  readonly isDraft: boolean;
}

/** The bytes of a file, and what made them. */
export interface Written {
  readonly content: Buffer;
  readonly writer: string;
}

type Writer = (writing: Writing) => Promise<Written>;

/** Writes documents in every format. A new format is an entry here and in `formats.ts`. */
@Injectable()
export class DocumentWriters {
  private readonly writers: Readonly<Record<DocumentFormat, Writer>> = {
    pdf: notThere,
    factur_x: notThere,
    ubl: xml,
    cii: xml,
    xrechnung_ubl: xml,
    xrechnung_cii: xml,
    peppol: xml,
  };

  write(writing: Writing): Promise<Written> {
    return this.writers[writing.report.format](writing);
  }
}

/** Raised by increments of the writer's own output, so that an original says what made it. */
const XML_WRITER = 'countinghouse xml 1';

function xml({ invoice, report: { format } }: Writing): Promise<Written> {
  if (!isElectronic(format)) throw new Error(`${format} is no XML.`);
  const content = Buffer.from(eInvoiceXml(invoice, formatFacts[format].syntax), 'utf8');
  return Promise.resolve({ content, writer: XML_WRITER });
}

function notThere(): Promise<Written> {
  throw new Error('No renderer is connected.');
}
