import { Decimal } from '../../../../kernel/money/decimal.js';
import { holidaysOf, type Transaction } from '../../../../platform/index.js';
import {
  dated,
  reminderPolicyOf,
  type DatedPolicy,
  type ReminderPolicy,
  type StoredPolicy,
} from '../domain/reminder-policy.js';
import type { ReminderPolicyEntity } from '../entities/reminder-policy.entity.js';

/** How the organization of a transaction asks for money that is late. */
export class ReminderPolicyRepository {
  constructor(private readonly tx: Transaction) {}

  /** Before the first one, the defaults as version 1. */
  async read(): Promise<StoredPolicy & DatedPolicy> {
    const row = await this.tx.row<ReminderPolicyEntity>(
      'SELECT * FROM reminder_policies WHERE organization_id = $1',
      [this.tx.organizationId],
    );
    const { min_amount, levels, ...stored } = row?.policy ?? {};
    const said = {
      min_amount: decimalOf(min_amount),
      levels: levels?.map(({ fee, ...level }) => ({ ...level, fee: decimalOf(fee) })),
    };
    return dated({ ...reminderPolicyOf(said), ...stored, version: row?.version ?? 1 }, holidaysOf);
  }

  /** Replaces it. Callers must have locked the organization. */
  async replace({ version }: StoredPolicy, policy: ReminderPolicy): Promise<StoredPolicy> {
    await this.tx.touched(
      `INSERT INTO reminder_policies (organization_id, version, policy, updated_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (organization_id) DO UPDATE SET version = excluded.version, policy = excluded.policy,
         updated_at = excluded.updated_at`,
      [
        this.tx.organizationId,
        version + 1,
        JSON.stringify(policy, (_, value: unknown) => (value instanceof Decimal ? value.toString() : value)),
        this.tx.now,
      ],
    );
    return { ...policy, version: version + 1 };
  }
}

function decimalOf(text: string | null | undefined): Decimal | undefined {
  return text === null || text === undefined ? undefined : Decimal.parse(text);
}
