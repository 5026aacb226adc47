import { sumOf } from '../../../kernel/money/allocation.js';
import type { MinorUnits } from '../../../kernel/money/amount.js';
import { newId, type Transaction } from '../../../platform/index.js';
import type { BankMatchEntity } from './entities/bank-match.entity.js';

const COLUMNS = [
  'bank_line_id',
  'kind',
  'amount',
  'payment_id',
  'refund_id',
  'credit_note_id',
  'refund_position',
  'bill_payment_id',
  'is_made',
  'reason',
  'verdict',
  'facts',
  'matched_by',
  'matching_rule_id',
] as const satisfies readonly (keyof BankMatchEntity)[];

export type NewMatch = Pick<BankMatchEntity, (typeof COLUMNS)[number]>;

const INSERT = `
  INSERT INTO bank_matches (organization_id, id, created_at, ${COLUMNS.join(', ')})
  VALUES ($1, $2, $3, ${COLUMNS.map((_name, at) => `$${at + 4}`).join(', ')})`;

/** $1 organization, $2 line. */
const STANDING = `
  SELECT * FROM bank_matches
   WHERE organization_id = $1 AND bank_line_id = $2 AND undone_at IS NULL ORDER BY created_at, id`;

/** $1 organization, $2 payment, $3 a refund of it, or null. Reversals stay: they are money that went out. */
const OF_PAYMENT = `
  SELECT * FROM bank_matches
   WHERE organization_id = $1 AND payment_id = $2 AND undone_at IS NULL
     AND CASE WHEN $3::uuid IS NULL THEN kind IN ('payment', 'recorded_payment') ELSE refund_id = $3 END
   ORDER BY bank_line_id, id`;

/** $1 organization, $2 payment. */
const MATCHED_OF_PAYMENT = `
  SELECT coalesce(sum(amount), 0)::bigint AS amount FROM bank_matches
   WHERE organization_id = $1 AND payment_id = $2 AND undone_at IS NULL AND kind IN ('payment', 'recorded_payment')`;

/** $1 organization, $2 payment to a supplier. */
const OF_BILL_PAYMENT = `
  SELECT * FROM bank_matches
   WHERE organization_id = $1 AND bill_payment_id = $2 AND undone_at IS NULL ORDER BY bank_line_id, id`;

/** $1 organization, $2 payment, $3 amount: the oldest refund that is no line's. */
const FREE_REFUND = `
  SELECT r.id FROM payment_refunds r
   WHERE r.organization_id = $1 AND r.payment_id = $2 AND r.amount = $3 AND r.cancelled_at IS NULL
     AND NOT EXISTS (SELECT FROM bank_matches m
                      WHERE m.organization_id = $1 AND m.payment_id = $2 AND m.refund_id = r.id AND m.undone_at IS NULL)
   ORDER BY r.position LIMIT 1`;

/** $1 organization, $2 credit note, $3 amount. */
const FREE_CREDIT_NOTE_REFUND = `
  SELECT r.position FROM credit_note_refunds r
   WHERE r.organization_id = $1 AND r.credit_note_id = $2 AND r.amount = $3
     AND NOT EXISTS (SELECT FROM bank_matches m
                      WHERE m.organization_id = $1 AND m.credit_note_id = $2 AND m.refund_position = r.position
                        AND m.undone_at IS NULL)
   ORDER BY r.position LIMIT 1`;

/** Reads and writes what lines are. The line is locked while its matches are written. */
export class BankMatchesRepository {
  constructor(private readonly tx: Transaction) {}

  async insert(match: NewMatch): Promise<BankMatchEntity> {
    const { organizationId, now } = this.tx;
    const id = newId(now);
    const values = COLUMNS.map((name) => match[name] as string | null);
    await this.tx.touched(INSERT, [organizationId, id, now, ...values]);
    return { ...match, organization_id: organizationId, id, undone_at: null, created_at: now };
  }

  /** What a line is by now, the first that was said first. */
  standing(lineId: string): Promise<BankMatchEntity[]> {
    return this.tx.rows(STANDING, [this.tx.organizationId, lineId]);
  }

  /** The same with what was undone. */
  all(lineId: string): Promise<BankMatchEntity[]> {
    return this.tx.rows(
      'SELECT * FROM bank_matches WHERE organization_id = $1 AND bank_line_id = $2 ORDER BY created_at, id',
      [this.tx.organizationId, lineId],
    );
  }

  /** The matches that say of lines that they are a payment, or a refund of it. */
  ofPayment(paymentId: string, refundId?: string): Promise<BankMatchEntity[]> {
    return this.tx.rows(OF_PAYMENT, [this.tx.organizationId, paymentId, refundId ?? null]);
  }

  /** All that stand of a payment, whatever they say of it. */
  namingPayment(paymentId: string): Promise<BankMatchEntity[]> {
    return this.tx.rows(
      'SELECT * FROM bank_matches WHERE organization_id = $1 AND payment_id = $2 AND undone_at IS NULL',
      [this.tx.organizationId, paymentId],
    );
  }

  /** The matches that say of lines that they are a payment to a supplier. */
  ofBillPayment(billPaymentId: string): Promise<BankMatchEntity[]> {
    return this.tx.rows(OF_BILL_PAYMENT, [this.tx.organizationId, billPaymentId]);
  }

  async undo(ids: readonly string[]): Promise<void> {
    await this.tx.touched(
      'UPDATE bank_matches SET undone_at = $2 WHERE organization_id = $1 AND id = ANY ($3::uuid[])',
      [this.tx.organizationId, this.tx.now, ids],
    );
  }

  /** How much of a payment lines are. */
  async matchedOf(paymentId: string): Promise<MinorUnits> {
    const values = [this.tx.organizationId, paymentId];
    const row = await this.tx.row<{ amount: MinorUnits }>(MATCHED_OF_PAYMENT, values);
    return row?.amount ?? 0n;
  }

  /** The same of a payment to a supplier, above zero. */
  async matchedOfBillPayment(billPaymentId: string): Promise<MinorUnits> {
    const matches = await this.ofBillPayment(billPaymentId);
    return -sumOf(matches.map(({ amount }) => amount));
  }

  /** A refund of a locked payment of this amount that is no line's yet. */
  async freeRefund(paymentId: string, amount: MinorUnits): Promise<string | undefined> {
    const row = await this.tx.row<{ id: string }>(FREE_REFUND, [this.tx.organizationId, paymentId, amount]);
    return row?.id;
  }

  /** The same of a locked credit note: the position of the refund. */
  async freeCreditNoteRefund(creditNoteId: string, amount: MinorUnits): Promise<number | undefined> {
    const values = [this.tx.organizationId, creditNoteId, amount];
    const row = await this.tx.row<{ position: number }>(FREE_CREDIT_NOTE_REFUND, values);
    return row?.position;
  }
}
