import { Module } from '@nestjs/common';
import { CreditNotesController } from './credit-notes.controller.js';
import { CreditNotesQueries } from './credit-notes.queries.js';
import { CreditNotesService } from './credit-notes.service.js';
import { InvoiceCreditNotesController } from './invoice-credit-notes.controller.js';

@Module({
  controllers: [CreditNotesController, InvoiceCreditNotesController],
  providers: [CreditNotesService, CreditNotesQueries],
})
export class CreditNotesModule {}
