import { Check, Column, Index } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Certificate } from '../domain/certificate.js';
import type { Withholdings } from '../../../../kernel/tax/withholding.js';

/** What of an invoice is withheld by its customer: it is never asked for. Amounts are minor units of its currency. */
@Index('ix_invoices_withheld', ['organization_id', 'created_at', 'id'], {
  where: 'withholding_total > 0',
})
@Check(
  'ck_invoices_withheld',
  `withholding_total BETWEEN 0 AND total AND withholding_credited BETWEEN 0 AND withholding_total
   AND certified_amount >= 0`,
)
export abstract class WithheldEntity {
  @Column('jsonb', { nullable: true })
  withholdings!: Withholdings;

  @Column('bigint', { default: 0 })
  withholding_total!: MinorUnits;

  /** What credit notes that stand have taken back of it. */
  @Column('bigint', { default: 0 })
  withholding_credited!: MinorUnits;

  /** What certificates of the customer or the authority confirm of it. */
  @Column('bigint', { default: 0 })
  certified_amount!: MinorUnits;

  /** Those certificates; null where there is none. */
  @Column('jsonb', { nullable: true })
  certificates!: readonly Certificate[] | null;
}
