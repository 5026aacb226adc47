import { Module } from '@nestjs/common';
import { CustomerDuplicates } from './customer-duplicates.service.js';
import { CustomerMergesController } from './customer-merges.controller.js';
import { CustomerMergesService } from './customer-merges.service.js';

@Module({
  controllers: [CustomerMergesController],
  providers: [CustomerDuplicates, CustomerMergesService],
})
export class CustomerMergesModule {}
