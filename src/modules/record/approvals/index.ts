export { ApprovalsModule } from './approvals.module.js';
export { endApprovals } from './end-approvals.js';
