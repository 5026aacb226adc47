import { Global, Module } from '@nestjs/common';
import { OwnCredit } from '../invoices/index.js';
import { CreditNotesController } from './credit-notes.controller.js';
import { CreditNotesQueries } from './credit-notes.queries.js';
import { CreditNotesService } from './credit-notes.service.js';
import { InvoiceCreditNotesController } from './invoice-credit-notes.controller.js';
import { ReclaimedCredit } from './reclaim-credit.js';

/** Payments let credit go home through it. */
@Global()
@Module({
  controllers: [CreditNotesController, InvoiceCreditNotesController],
  providers: [CreditNotesService, CreditNotesQueries, { provide: OwnCredit, useClass: ReclaimedCredit }],
  exports: [OwnCredit],
})
export class CreditNotesModule {}
