import { JobHandler, type Principal } from '../../../../platform/index.js';
import { forgetApproval, type ApprovalOrder } from '../approval-jobs.js';
import { ApprovalsService } from '../approvals.service.js';

@JobHandler(forgetApproval)
export class ForgetApprovalJob implements JobHandler<ApprovalOrder> {
  constructor(private readonly approvals: ApprovalsService) {}

  run(who: Principal, { id }: ApprovalOrder): Promise<void> {
    return this.approvals.forget(who, id);
  }
}
