import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** The authenticator app of a user. Without `confirmed_at` it is being set up and counts for nothing. */
@Entity('second_factors')
@ForeignKey(() => UserEntity, ['user_id'], ['id'], { name: 'fk_second_factors_user', onDelete: 'CASCADE' })
export class SecondFactorEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_second_factors' })
  user_id!: string;

  /** Sealed (decision 0100). */
  @Column('bytea')
  secret!: Buffer;

  /** The step of the last code that was accepted. No code of that step or an earlier one is accepted again. */
  @Column('integer')
  last_step!: number;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  confirmed_at!: Date | null;
}
