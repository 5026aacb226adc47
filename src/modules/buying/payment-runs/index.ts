export { PaymentRunEntity, type PaymentRunWithItems } from './entities/payment-run.entity.js';
export { PaymentRunsRepository } from './payment-runs.repository.js';
export { bankId } from './release-run.js';
export {
  endTransfers,
  freeBills,
  lockedRunsOf,
  reopenTransfers,
  settleRun,
  waitingOf,
} from './settle-run.js';
