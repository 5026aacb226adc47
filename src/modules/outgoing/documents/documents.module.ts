import { Global, Module, type DynamicModule } from '@nestjs/common';
import { IssueChecks } from '../../books/invoices/index.js';
import { Originals } from '../../books/numbering/index.js';
import { ExistingOriginals } from './originals/existing-originals.js';
import { CreditNoteDocumentsController } from './originals/credit-note-documents.controller.js';
import { DocumentChecks } from './preflight/document-checks.service.js';
import { DocumentSettingsController } from './settings/document-settings.controller.js';
import { DocumentSettingsService } from './settings/document-settings.service.js';
import { DocumentWriters } from './originals/document-writers.js';
import { DocumentsService } from './documents.service.js';
import { LogoController } from './logo/logo.controller.js';
import { LogoService } from './logo/logo.service.js';
import { InvoiceDocumentsController } from './originals/invoice-documents.controller.js';
import { ReceiptPrinter } from './letters/receipt-printer.js';
import { ReminderPrinter } from './letters/reminder-printer.js';
import { QuotePrinter } from './quotes/quote-printer.js';
import { StatementPrinter } from './letters/statement-printer.js';
import { StoreOriginalJob } from './jobs/store-original.job.js';
import { PreflightController } from './preflight/preflight.controller.js';
import { PreflightService } from './preflight/preflight.service.js';
import { PdfRenderer, type PdfRendererSettings } from './rendering/index.js';

/** Global, because it provides the checks that invoices declare: this slice uses them, and not the other way round. */
@Global()
@Module({
  controllers: [
    PreflightController,
    InvoiceDocumentsController,
    CreditNoteDocumentsController,
    DocumentSettingsController,
    LogoController,
  ],
  providers: [
    DocumentsService,
    DocumentSettingsService,
    DocumentWriters,
    LogoService,
    PreflightService,
    QuotePrinter,
    ReceiptPrinter,
    ReminderPrinter,
    StatementPrinter,
    StoreOriginalJob,
    { provide: IssueChecks, useClass: DocumentChecks },
    { provide: Originals, useClass: ExistingOriginals },
  ],
  exports: [
    IssueChecks,
    Originals,
    DocumentsService,
    QuotePrinter,
    ReceiptPrinter,
    ReminderPrinter,
    StatementPrinter,
  ],
})
export class DocumentsModule {
  /** Takes where further fonts are. */
  static using({ fontsFolder }: Pick<PdfRendererSettings, 'fontsFolder'>): DynamicModule {
    const renderer = new PdfRenderer({ fontsFolder });
    return { module: DocumentsModule, providers: [{ provide: PdfRenderer, useValue: renderer }] };
  }
}
