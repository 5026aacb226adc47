import { JobHandler, type Principal } from '../../../../platform/index.js';
import { expireApproval, type ApprovalOrder } from '../approval-jobs.js';
import { ApprovalsService } from '../approvals.service.js';

@JobHandler(expireApproval)
export class ExpireApprovalJob implements JobHandler<ApprovalOrder> {
  constructor(private readonly approvals: ApprovalsService) {}

  run(who: Principal, { id }: ApprovalOrder): Promise<void> {
    return this.approvals.expire(who, id);
  }
}
