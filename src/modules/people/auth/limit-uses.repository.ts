import type { MinorUnits } from '../../../kernel/money/amount.js';
import { dateInZone } from '../../../kernel/time/calendar-date.js';
import { insufficientRole, type LimitedWork, type Transaction } from '../../../platform/index.js';
import type { Deed } from './domain/limits/deeds.js';
import type { KeyLimits } from '../../../kernel/limits/key-limits.js';
import type { DayUse } from './domain/limits/refusals.js';

/** What a key or a member did on the day that it is where its organization is. */
export interface UsageOfDay {
  readonly day: string;
  readonly amounts: readonly CurrencyUse[];
  readonly count: number;
}

/** Whose limits they are: an API key's, or a member's, by the user's id. */
export interface LimitsHolder {
  readonly kind: 'api_key' | 'user';
  readonly id: string;
}

/** Where the limits of each kind stand, and what was done under them. */
const PLACES = {
  api_key: { table: 'api_keys', id: 'id', uses: 'api_key_day_uses', of: 'api_key_id' },
  user: { table: 'memberships', id: 'user_id', uses: 'member_day_uses', of: 'user_id' },
} as const;

/** The limits of a key or a member as they are at this moment, and where its days are counted. */
export interface PresentLimits {
  readonly limits: KeyLimits | null;
  readonly limits_version: number;
  readonly time_zone: string;
}

/** What an API key or a member with limits does in a day. */
export class LimitUsesRepository {
  constructor(
    private readonly tx: Pick<LimitedWork, 'organizationId' | 'rows'>,
    private readonly holder: LimitsHolder,
  ) {}

  /**
   * Reads the limits. With `locks`, whoever else uses the key or acts as the member waits until the transaction ends.
   *
   * Raises `insufficient_scope` for somebody who is no member any more.
   */
  async present({ locks }: { readonly locks: boolean }): Promise<PresentLimits> {
    const { table, id } = PLACES[this.holder.kind];
    const rows = await this.tx.rows<PresentLimits>(
      `SELECT k.limits, k.limits_version, o.time_zone
         FROM ${table} k JOIN organizations o ON o.id = k.organization_id
        WHERE k.organization_id = $1 AND k.${id} = $2 ${locks ? 'FOR NO KEY UPDATE OF k' : ''}`,
      [this.tx.organizationId, this.holder.id],
    );
    const [present] = rows;
    if (present !== undefined) return present;
    if (this.holder.kind === 'user') throw insufficientRole('You are no member any more.');
    throw new Error('The API key of a request is not there.');
  }

  /**
   * Adds what was done to a day, in one round trip, and forgets former days.
   *
   * Returns what was used before and afterwards, in one currency. The key must be locked.
   */
  async add(
    day: string,
    currency: string,
    counted: readonly NonNullable<Deed['counts']>[],
  ): Promise<{ readonly before: DayUse; readonly now: DayUse }> {
    const { uses, of } = PLACES[this.holder.kind];
    const adding = [...new Set(counted.flatMap(({ kind, adds }) => (adds === true ? [kind] : [])))];
    const [before, , now] = await Promise.all([
      this.used(day, currency),
      this.tx.rows(addTo(uses, of), [
        this.tx.organizationId,
        this.holder.id,
        day,
        counted.map(({ kind }) => kind),
        counted.map(({ objectId }) => objectId),
        counted.map(({ amount }) => String(amount ?? 0n)),
        counted.map((one) => one.currency),
        adding,
      ]),
      this.used(day, currency),
      this.tx.rows(`DELETE FROM ${uses} WHERE organization_id = $1 AND ${of} = $2 AND day < $3`, [
        this.tx.organizationId,
        this.holder.id,
        day,
      ]),
    ]);
    return { before, now };
  }

  /** The amounts of a day by currency, and how many things were done. */
  async ofDay(day: string): Promise<{ readonly amounts: CurrencyUse[]; readonly count: number }> {
    const { uses, of } = PLACES[this.holder.kind];
    const rows = await this.tx.rows<CurrencyUse & { readonly times: bigint }>(
      `SELECT currency, sum(amount)::bigint AS amount, sum(times)::bigint AS times FROM ${uses}
        WHERE organization_id = $1 AND ${of} = $2 AND day = $3 GROUP BY currency ORDER BY currency`,
      [this.tx.organizationId, this.holder.id, day],
    );
    const count = rows.reduce((sum, { times }) => sum + Number(times), 0);
    return { amounts: rows.filter(({ currency }) => currency !== ''), count };
  }

  private async used(day: string, currency: string): Promise<DayUse> {
    const { uses, of } = PLACES[this.holder.kind];
    const [row] = await this.tx.rows<{ amount: bigint; times: bigint }>(
      `SELECT coalesce(sum(amount) FILTER (WHERE currency = $4), 0)::bigint AS amount,
              coalesce(sum(times), 0)::bigint AS times
         FROM ${uses} WHERE organization_id = $1 AND ${of} = $2 AND day = $3`,
      [this.tx.organizationId, this.holder.id, day, currency],
    );
    return { amount: row?.amount ?? 0n, count: Number(row?.times ?? 0n) };
  }
}

export interface CurrencyUse {
  readonly currency: string;
  readonly amount: MinorUnits;
}

/** What a key or a member has done today. */
export async function usageOfToday(tx: Transaction, holder: LimitsHolder): Promise<UsageOfDay> {
  const uses = new LimitUsesRepository(tx, holder);
  const { time_zone } = await uses.present({ locks: false });
  const day = dateInZone(tx.now, time_zone);
  return { day, ...(await uses.ofDay(day)) };
}

/** $8 are the kinds of which a further one comes on top; of the others the largest amount of the day counts. */
function addTo(uses: string, of: string): string {
  return `
  INSERT INTO ${uses} AS u
         (organization_id, ${of}, day, kind, object_id, amount, currency, times)
  SELECT $1, $2, $3, kind, object_id, amount, currency, 1
    FROM unnest($4::text[], $5::uuid[], $6::bigint[], $7::text[]) AS given (kind, object_id, amount, currency)
   ORDER BY kind, object_id
  ON CONFLICT (organization_id, ${of}, day, kind, object_id) DO UPDATE
     SET amount = CASE WHEN u.kind = ANY ($8::text[]) THEN u.amount + EXCLUDED.amount
                       WHEN u.currency = EXCLUDED.currency THEN greatest(u.amount, EXCLUDED.amount)
                       ELSE EXCLUDED.amount END,
         times = CASE WHEN u.kind = ANY ($8::text[]) THEN u.times + 1 ELSE u.times END,
         currency = EXCLUDED.currency`;
}
