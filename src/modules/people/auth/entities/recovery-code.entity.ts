import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SecondFactorEntity } from './second-factor.entity.js';

/** A code that replaces the second factor once; only its hash is kept. */
@Entity('recovery_codes')
@ForeignKey(() => SecondFactorEntity, ['user_id'], ['user_id'], {
  name: 'fk_recovery_codes_second_factor',
  onDelete: 'CASCADE',
})
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_recovery_codes' })
  user_id!: string;

  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'pk_recovery_codes' })
  code_hash!: Buffer;
}
