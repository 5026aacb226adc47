import { Global, Module } from '@nestjs/common';
import { CreditOnIssue } from '../invoices/index.js';
import { AppliedCreditController } from './applied-credit.controller.js';
import { AppliedCreditService } from './applied-credit.service.js';
import { AppliedOnIssue } from './applied-on-issue.js';

/** Global, because whoever issues invoices lets credit settle them. */
@Global()
@Module({
  controllers: [AppliedCreditController],
  providers: [AppliedCreditService, { provide: CreditOnIssue, useClass: AppliedOnIssue }],
  exports: [CreditOnIssue],
})
export class AppliedCreditModule {}
