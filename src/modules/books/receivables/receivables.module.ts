import { Global, Module } from '@nestjs/common';
import { CustomerDocuments } from '../customers/index.js';
import { ReceivablesController } from './receivables.controller.js';
import { ReceivablesQueries } from './receivables.queries.js';

/** Global, because the slice of customers asks it through `CustomerDocuments`. */
@Global()
@Module({
  controllers: [ReceivablesController],
  providers: [ReceivablesQueries, { provide: CustomerDocuments, useExisting: ReceivablesQueries }],
  exports: [CustomerDocuments],
})
export class ReceivablesModule {}
