import { Module } from '@nestjs/common';
import { BillPaymentsController } from './bill-payments.controller.js';
import { BillPaymentsService } from './bill-payments.service.js';
import { PayablesController } from './payables.controller.js';
import { PayablesQueries } from './payables.queries.js';

@Module({
  controllers: [BillPaymentsController, PayablesController],
  providers: [BillPaymentsService, PayablesQueries],
})
export class BillPaymentsModule {}
