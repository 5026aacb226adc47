export { ApprovalsModule } from './approvals.module.js';
export { approvalsAbout, endApprovals } from './end-approvals.js';
