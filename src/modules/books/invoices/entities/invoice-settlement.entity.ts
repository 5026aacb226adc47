import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { SettlementKind } from '../domain/settlement-moves.js';

/**
 * What moved what is open of an issued invoice, and on which day. Rows are only added; one below zero opens it again.
 * All rows of an invoice come to its amount payable less what is open. Amounts are minor units of `currency`.
 */
@Entity('invoice_settlements')
@Index('ix_invoice_settlements_invoice', ['organization_id', 'invoice_id', 'day', 'amount'])
@Index('ix_invoice_settlements_day', ['organization_id', 'day', 'currency', 'kind', 'invoice_id', 'amount'])
@ForeignKey('InvoiceEntity', ['organization_id', 'invoice_id'], ['organization_id', 'id'], {
  name: 'fk_invoice_settlements_invoice',
})
@Check(
  'ck_invoice_settlements_kind',
  `kind IN ('payment', 'credit', 'discount', 'rest', 'write_off', 'void')`,
)
@Check('ck_invoice_settlements_amount', 'amount <> 0')
export class InvoiceSettlementEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_settlements' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_settlements' })
  id!: string;

  @Column('uuid')
  invoice_id!: string;

  @Column('text')
  currency!: string;

  @Column('text')
  kind!: SettlementKind;

  @Column('bigint')
  amount!: MinorUnits;

  /** The day that it counts from. */
  @Column('date')
  day!: string;

  /** Whether that is the day; of what was taken back before days were kept it is that of what was taken back. */
  @Column('boolean', { default: true })
  day_known!: boolean;

  /** The payment that it came with. */
  @Column('uuid', { nullable: true })
  payment_id!: string | null;

  /** The credit note that it came with. */
  @Column('uuid', { nullable: true })
  credit_note_id!: string | null;

  @Column('timestamptz')
  created_at!: Date;
}
