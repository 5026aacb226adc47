import { eInvoiceFormats, type EInvoiceFormat } from '../../../../kernel/en16931/index.js';

/** Every form that a document can be had in. `pdf` is the picture of `factur_x` without the electronic invoice. */
export const documentFormats = [
  'pdf',
  'factur_x',
  'ubl',
  'cii',
  'xrechnung_ubl',
  'xrechnung_cii',
  'peppol',
] as const;

export type DocumentFormat = (typeof documentFormats)[number];

const PDF = 'application/pdf';
const XML = 'application/xml';

export const mediaTypes: readonly string[] = [PDF, XML];

/** What a file of a format is. */
export function mediaTypeOf(format: DocumentFormat): string {
  return format === 'pdf' || format === 'factur_x' ? PDF : XML;
}

/** Whether people read it. */
export function isPrinted(format: DocumentFormat): boolean {
  return mediaTypeOf(format) === PDF;
}

/** Whether rules of EN 16931 apply to a format. */
export function isElectronic(format: DocumentFormat): format is EInvoiceFormat {
  return (eInvoiceFormats as readonly string[]).includes(format);
}

/** The name that a file is saved under: the number of the document, with hyphens for what not every disk can name. */
export function fileNameOf(number: string, format: DocumentFormat): string {
  const extension = mediaTypeOf(format) === PDF ? 'pdf' : 'xml';
  return `${number.replace(/[^A-Za-z0-9._-]+/g, '-')}.${extension}`;
}
