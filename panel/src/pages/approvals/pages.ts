export { ApprovalPage } from './approval-page';
export { ApprovalsPage } from './approvals-page';
