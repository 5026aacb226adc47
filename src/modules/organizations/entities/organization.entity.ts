import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentTerms } from '../../../kernel/time/payment-terms.js';

/** A tenant: one set of books, with the defaults of its documents. */
@Entity('organizations')
@Check('ck_organizations_tax_rounding', `tax_rounding IN ('document', 'line')`)
export class OrganizationEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_organizations' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  currency!: string;

  @Column('text')
  time_zone!: string;

  @Column('jsonb')
  payment_terms!: PaymentTerms;

  @Column('text', { default: 'document' })
  tax_rounding!: 'document' | 'line';

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
