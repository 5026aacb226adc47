import { Module } from '@nestjs/common';
import { ReceiptsController } from './receipts.controller.js';
import { Receipts } from './receipts.service.js';

/** The paper comes from the module of documents, which is global. */
@Module({
  controllers: [ReceiptsController],
  providers: [Receipts],
  exports: [Receipts],
})
export class ReceiptsModule {}
