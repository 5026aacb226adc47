import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eInvoiceXml, formatFacts, type EInvoice } from '../../../../src/kernel/en16931/index.js';
import { PdfRenderer } from '../../../../src/modules/outgoing/documents/rendering/index.js';
import { printedDocuments, type Printed } from '../../rendering/support/printed-documents.js';
import { invoice } from '../../rendering/support/sample-invoice.js';
import { swiss } from '../../rendering/support/sample-swiss.js';
import { credit } from '../../rendering/support/sample-variants.js';
import { fullInvoice } from '../../support/full-invoice.js';
import { printedAccounts } from './printed-accounts.js';

/** Documents on disk, for programs that read files. */
export interface PrintedFiles {
  /** One file for each printed document, by its name. */
  readonly all: ReadonlyMap<string, string>;
  /** A folder with documents that carry valid invoices. */
  readonly facturX: string;
  remove(): void;
}

/** Prints every sample, and some that carry an invoice, into a folder of their own. */
export async function printFiles(): Promise<PrintedFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'countinghouse-printed-'));
  const facturX = join(folder, 'factur-x');
  mkdirSync(facturX);
  const renderer = new PdfRenderer();
  try {
    const all = new Map<string, string>();
    for (const [name, printed] of Object.entries(printedDocuments)) {
      all.set(name, await write(join(folder, `${name}.pdf`), printed, renderer));
    }
    for await (const [name, file] of printedAccounts(renderer)) {
      const path = join(folder, `${name}.pdf`);
      writeFileSync(path, file);
      all.set(name, path);
    }
    for (const [name, printed] of Object.entries(carriers())) {
      all.set(name, await write(join(facturX, `${name}.pdf`), printed, renderer));
    }
    return { all, facturX, remove: () => rmSync(folder, { recursive: true, force: true }) };
  } finally {
    renderer.close();
  }
}

async function write(path: string, { document, options }: Printed, renderer: PdfRenderer): Promise<string> {
  writeFileSync(path, await renderer.renderPdf(document, options));
  return path;
}

/** A document that says everything, in both profiles, and the plain ones of both types. */
function carriers(): Record<string, Printed> {
  const full = { ...fullInvoice('factur_x'), business_process: undefined };
  return {
    'full-factur-x': carrier(full, 'en16931'),
    'full-xrechnung': carrier(fullInvoice('xrechnung_cii'), 'xrechnung'),
    'simple-invoice': carrier(withFormat(invoice), 'en16931'),
    'swiss-invoice': carrier(withFormat(swiss), 'en16931'),
    'simple-credit-note': carrier(withFormat(credit), 'en16931'),
  };
}

function withFormat(document: EInvoice): EInvoice {
  return { ...document, specification: formatFacts.factur_x.specification };
}

function carrier(document: EInvoice, profile: 'en16931' | 'xrechnung'): Printed {
  const { options } = printedDocuments['invoice']!;
  const xml = Buffer.from(eInvoiceXml(document, 'cii'));
  return { document, options: { ...options, attachment: { xml, profile } } };
}
