export { erasedIsForAuditors, mayReadErased } from './originals/erased.js';
export { DocumentsModule } from './documents.module.js';
export { DocumentsService, type AvailableFile } from './documents.service.js';
export { documentFormats, isElectronic, mediaTypeOf, type DocumentFormat } from './domain/formats.js';
export type { DocumentTarget } from './mapping/load-document.js';
export {
  documentLanguages,
  localeForms,
  type Fact,
  type LocaleForms,
  type Page,
  type PrintedParty,
  type PrintedPayment,
  type PrintedTable,
  type PrintedTotal,
  type PrintedWords,
  type ReceiptFigures,
  type ReminderFigures,
  type SettledInvoiceFigures,
  type StatementFigures,
} from './rendering/index.js';
export { linkDays, onlinePayment, originalsOf, type Original } from './originals/issued-originals.js';
export { shownDocument, type ShownDocument } from './on-screen/shown-document.js';
export { shownQuote, type ShownQuote } from './on-screen/shown-quote.js';
export type { QuoteText } from './mapping/from-quote.js';
export { QuotePrinter, type QuoteToPrint } from './quotes/quote-printer.js';
export { ReceiptPrinter, type ReceiptToPrint } from './letters/receipt-printer.js';
export { ReminderPrinter } from './letters/reminder-printer.js';
export { StatementPrinter, type StatementToPrint } from './letters/statement-printer.js';
