import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DataExportEntity } from './data-export.entity.js';

/** A part of the file of an export, in the order of the bytes. The service can add parts and delete them. */
@Entity('data_export_parts')
@Index('ix_data_export_parts_outside', ['organization_id', 'sha256'], { where: 'content IS NULL' })
@ForeignKey(() => DataExportEntity, ['organization_id', 'data_export_id'], ['organization_id', 'id'], {
  name: 'fk_data_export_parts_data_export',
  onDelete: 'CASCADE',
})
export class DataExportPartEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_data_export_parts' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_data_export_parts' })
  data_export_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_data_export_parts' })
  position!: number;

  /** How many bytes of the file are before it. */
  @Column('bigint')
  begins_at!: bigint;

  @Column('integer')
  size!: number;

  @Column('bytea')
  sha256!: Buffer;

  /** Null where the bytes are outside the database. */
  @Column('bytea', { nullable: true })
  content!: Buffer | null;
}
