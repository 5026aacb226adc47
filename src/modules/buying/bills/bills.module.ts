import { Module } from '@nestjs/common';
import { BillApprovalController } from './approval/bill-approval.controller.js';
import { BillApproval } from './approval/bill-approval.service.js';
import { BillsController } from './bills.controller.js';
import { BillsService } from './bills.service.js';
import { BillLifecycle } from './lifecycle/bill-lifecycle.service.js';

@Module({
  controllers: [BillsController, BillApprovalController],
  providers: [BillsService, BillLifecycle, BillApproval],
})
export class BillsModule {}
