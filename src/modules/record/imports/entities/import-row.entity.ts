import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ImportEntity } from './import.entity.js';

/** What a row of an import became. */
@Entity('import_rows')
@Index('ix_import_rows_fingerprint', ['organization_id', 'fingerprint'], { where: 'fingerprint IS NOT NULL' })
@Index('ix_import_rows_object', ['organization_id', 'object_id'])
@Check('ck_import_rows_outcome', `outcome IN ('created', 'changed', 'taken_back', 'kept')`)
@ForeignKey(() => ImportEntity, ['organization_id', 'import_id'], ['organization_id', 'id'], {
  name: 'fk_import_rows_import',
  onDelete: 'CASCADE',
})
export class ImportRowEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_import_rows' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_import_rows' })
  import_id!: string;

  /** The line of the file where it begins, or its place among the rows. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_import_rows' })
  place!: number;

  @Column('text')
  outcome!: 'created' | 'changed' | 'taken_back' | 'kept';

  /** The customer, product or invoice. */
  @Column('uuid')
  object_id!: string;

  /** Its version when the row had become it. */
  @Column('integer')
  object_version!: number;

  /** The customer who was created for an invoice, with the version that they had then. */
  @Column('uuid', { nullable: true })
  customer_id!: string | null;

  @Column('integer', { nullable: true })
  customer_version!: number | null;

  /** Digest of its source and of what it says; null if an identifier of its own tells it apart. */
  @Column('bytea', { nullable: true })
  fingerprint!: Buffer | null;
}
