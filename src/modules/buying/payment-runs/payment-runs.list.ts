import { byCreation, day, instant, range, state, type ListDefinition } from '../../../platform/lists.js';
import type { PaymentRunStatus } from './domain/payment-run.js';
import type { PaymentRunEntity } from './entities/payment-run.entity.js';
import { paymentRunFates } from './payment-runs.resource.js';

const STATES: Readonly<Record<PaymentRunStatus, string>> = {
  proposed: `status = 'proposed'`,
  released: `status = 'released'`,
  settled: `status = 'settled'`,
  cancelled: `status = 'cancelled'`,
};

/** A file may have hundreds of transfers, so that lists leave it out. */
const columns = Object.keys(paymentRunFates)
  .filter((name) => name !== 'file')
  .join(', ');

/** The list of payment runs: its sort fields and filters. */
export const paymentRunList: ListDefinition<PaymentRunEntity> = {
  name: 'payment-runs',
  table: 'payment_runs',
  columns,
  sorts: {
    ...byCreation,
    execute_on: [{ sql: 'execute_on', field: 'execute_on', type: 'date' }],
  },
  filters: [
    state(STATES, { name: 'status', description: 'Only those in this state.' }),
    range('execute_on', day, { name: 'execute_on', description: 'Only those of these days.' }),
    range('created_at', instant, { name: 'created_at', description: 'Only those made then.' }),
  ],
};
