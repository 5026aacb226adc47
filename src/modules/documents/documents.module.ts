import { Global, Module } from '@nestjs/common';
import { IssueChecks } from '../invoices/index.js';
import { CreditNoteDocumentsController } from './credit-note-documents.controller.js';
import { DocumentChecks } from './document-checks.service.js';
import { DocumentSettingsController } from './document-settings.controller.js';
import { DocumentSettingsService } from './document-settings.service.js';
import { DocumentWriters } from './document-writers.js';
import { DocumentsService } from './documents.service.js';
import { InvoiceDocumentsController } from './invoice-documents.controller.js';
import { StoreOriginalJob } from './jobs/store-original.job.js';
import { PreflightController } from './preflight.controller.js';
import { PreflightService } from './preflight.service.js';

/** Global, because it provides the checks that invoices declare: this slice uses them, and not the other way round. */
@Global()
@Module({
  controllers: [
    PreflightController,
    InvoiceDocumentsController,
    CreditNoteDocumentsController,
    DocumentSettingsController,
  ],
  providers: [
    DocumentsService,
    DocumentSettingsService,
    DocumentWriters,
    PreflightService,
    StoreOriginalJob,
    { provide: IssueChecks, useClass: DocumentChecks },
  ],
  exports: [IssueChecks],
})
export class DocumentsModule {}
