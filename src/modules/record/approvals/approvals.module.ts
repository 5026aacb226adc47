import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ApprovalInterceptor, Approvals } from '../../../platform/index.js';
import { DryRunsModule } from '../dry-runs/index.js';
import { ApprovalsController } from './approvals.controller.js';
import { toApprovalDto } from './approvals.mapper.js';
import { ApprovalsService } from './approvals.service.js';
import { ApprovedRequests } from './approved-requests.js';
import { AskedApprovals } from './asked-approvals.js';
import { ExpireApprovalJob } from './jobs/expire-approval.job.js';
import { ForgetApprovalJob } from './jobs/forget-approval.job.js';
import { Targets } from './targets.js';

/** The answer to a request that waits is its approval, in the form of the API. */
function shown(asked: AskedApprovals): Approvals {
  return {
    prepare: async (request, reason) => {
      const store = await asked.prepare(request, reason);
      return async () => toApprovalDto(await store());
    },
  };
}

@Module({
  imports: [DryRunsModule],
  controllers: [ApprovalsController],
  providers: [
    ApprovalsService,
    ApprovedRequests,
    ExpireApprovalJob,
    ForgetApprovalJob,
    Targets,
    AskedApprovals,
    { provide: Approvals, useFactory: shown, inject: [AskedApprovals] },
    { provide: APP_INTERCEPTOR, useClass: ApprovalInterceptor },
  ],
})
export class ApprovalsModule {}
