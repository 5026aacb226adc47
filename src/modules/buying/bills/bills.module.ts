import { Module } from '@nestjs/common';
import { BillsController } from './bills.controller.js';
import { BillsService } from './bills.service.js';
import { BillLifecycle } from './lifecycle/bill-lifecycle.service.js';

@Module({ controllers: [BillsController], providers: [BillsService, BillLifecycle] })
export class BillsModule {}
