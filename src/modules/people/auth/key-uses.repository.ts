import type { MinorUnits } from '../../../kernel/money/amount.js';
import type { LimitedWork } from '../../../platform/index.js';
import type { Deed } from './domain/limits/deeds.js';
import type { KeyLimits } from '../../../kernel/limits/key-limits.js';
import type { DayUse } from './domain/limits/refusals.js';
import type { ApiKeyRow } from './entities/api-key.entity.js';

/** What a key did on the day that it is where its organization is. */
export interface KeyUsage {
  readonly key: ApiKeyRow;
  readonly day: string;
  readonly amounts: readonly CurrencyUse[];
  readonly count: number;
}

/** The limits of a key as they are at this moment, and where its days are counted. */
export interface PresentLimits {
  readonly limits: KeyLimits | null;
  readonly limits_version: number;
  readonly time_zone: string;
}

/** What an API key with limits does in a day. */
export class KeyUsesRepository {
  constructor(
    private readonly tx: Pick<LimitedWork, 'organizationId' | 'rows'>,
    private readonly keyId: string,
  ) {}

  /** Reads the limits. With `locks`, whoever else uses the key waits until the transaction ends. */
  async present({ locks }: { readonly locks: boolean }): Promise<PresentLimits> {
    const rows = await this.tx.rows<PresentLimits>(
      `SELECT k.limits, k.limits_version, o.time_zone
         FROM api_keys k JOIN organizations o ON o.id = k.organization_id
        WHERE k.organization_id = $1 AND k.id = $2 ${locks ? 'FOR NO KEY UPDATE OF k' : ''}`,
      [this.tx.organizationId, this.keyId],
    );
    const [present] = rows;
    if (present === undefined) throw new Error('The API key of a request is not there.');
    return present;
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
    const adding = [...new Set(counted.flatMap(({ kind, adds }) => (adds === true ? [kind] : [])))];
    const [before, , now] = await Promise.all([
      this.used(day, currency),
      this.tx.rows(ADD, [
        this.tx.organizationId,
        this.keyId,
        day,
        counted.map(({ kind }) => kind),
        counted.map(({ objectId }) => objectId),
        counted.map(({ amount }) => String(amount ?? 0n)),
        counted.map((one) => one.currency),
        adding,
      ]),
      this.used(day, currency),
      this.tx.rows(
        'DELETE FROM api_key_day_uses WHERE organization_id = $1 AND api_key_id = $2 AND day < $3',
        [this.tx.organizationId, this.keyId, day],
      ),
    ]);
    return { before, now };
  }

  /** The amounts of a day by currency, and how many things were done. */
  async ofDay(day: string): Promise<{ readonly amounts: CurrencyUse[]; readonly count: number }> {
    const rows = await this.tx.rows<CurrencyUse & { readonly times: bigint }>(
      `SELECT currency, sum(amount)::bigint AS amount, sum(times)::bigint AS times FROM api_key_day_uses
        WHERE organization_id = $1 AND api_key_id = $2 AND day = $3 GROUP BY currency ORDER BY currency`,
      [this.tx.organizationId, this.keyId, day],
    );
    const count = rows.reduce((sum, { times }) => sum + Number(times), 0);
    return { amounts: rows.filter(({ currency }) => currency !== ''), count };
  }

  private async used(day: string, currency: string): Promise<DayUse> {
    const [row] = await this.tx.rows<{ amount: bigint; times: bigint }>(
      `SELECT coalesce(sum(amount) FILTER (WHERE currency = $4), 0)::bigint AS amount,
              coalesce(sum(times), 0)::bigint AS times
         FROM api_key_day_uses WHERE organization_id = $1 AND api_key_id = $2 AND day = $3`,
      [this.tx.organizationId, this.keyId, day, currency],
    );
    return { amount: row?.amount ?? 0n, count: Number(row?.times ?? 0n) };
  }
}

export interface CurrencyUse {
  readonly currency: string;
  readonly amount: MinorUnits;
}

/** $8 are the kinds of which a further one comes on top; of the others the largest amount of the day counts. */
const ADD = `
  INSERT INTO api_key_day_uses AS u
         (organization_id, api_key_id, day, kind, object_id, amount, currency, times)
  SELECT $1, $2, $3, kind, object_id, amount, currency, 1
    FROM unnest($4::text[], $5::uuid[], $6::bigint[], $7::text[]) AS given (kind, object_id, amount, currency)
   ORDER BY kind, object_id
  ON CONFLICT (organization_id, api_key_id, day, kind, object_id) DO UPDATE
     SET amount = CASE WHEN u.kind = ANY ($8::text[]) THEN u.amount + EXCLUDED.amount
                       WHEN u.currency = EXCLUDED.currency THEN greatest(u.amount, EXCLUDED.amount)
                       ELSE EXCLUDED.amount END,
         times = CASE WHEN u.kind = ANY ($8::text[]) THEN u.times + 1 ELSE u.times END,
         currency = EXCLUDED.currency`;
