/** Documents as PDF files, for the slice only; no database, no framework. See docs/printed-documents.md. */
export { RenderingError } from './engine/engine.js';
export { PDF_WRITER, PdfRenderer, type PdfRendererSettings } from './pdf-renderer.js';
export {
  papers,
  templates,
  type Logo,
  type LocaleName,
  type PdfAttachment,
  type PdfOptions,
  type Presentation,
  type PrintedAdjustment,
  type PrintedFigures,
  type PrintedLine,
} from './presentation.js';
export { RenderingClosedError, RenderQueueFullError } from './process/render-queue.js';
export { localeForms, type LocaleForms } from './page/locale-forms.js';
export { documentLanguages, textsOf } from './texts/texts.js';
export { quotePageOf, type QuotePage } from './quote/quote-page.js';
export type { QuoteChoice, QuoteFigures } from './quote/quote-figures.js';
export type { ReceiptFigures, SettledInvoiceFigures } from './receipt/receipt-figures.js';
export type { ReminderFigures } from './reminder/reminder-figures.js';
export type { StatementFigures } from './statement/statement-figures.js';
export { screenPageOf, type ScreenPage } from './on-screen.js';
export type {
  Fact,
  Page,
  PrintedParty,
  PrintedPayment,
  PrintedTable,
  PrintedTotal,
  PrintedWords,
} from './page/page.js';
