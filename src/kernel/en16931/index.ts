/** Electronic invoices of EN 16931: what a slice needs to write, read and check them. See docs/e-invoices.md. */
export { eInvoiceFrom } from './e-invoice-from.js';
export { eInvoiceOf, eInvoiceXml } from './e-invoice-xml.js';
export {
  eInvoiceFormats,
  facturXLevel,
  formatFacts,
  type EInvoiceFormat,
  type FormatFacts,
  type Profile,
  type Syntax,
} from './formats.js';
export { isCreditNote, type EInvoice } from './model.js';
export { preflight, type Finding, type PreflightReport } from './preflight.js';
export { documentTypes, paymentMeans, taxPoints, type DocumentSource } from './source.js';
export { oneLine, severalLines } from './mapping/texts.js';
export { targetOf } from './terms.js';
export type { XmlElement } from './xml/element.js';
