import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** Refused sign-ins of an account of which some may not have been told yet. */
@Entity('refused_sign_ins')
@ForeignKey(() => UserEntity, ['user_id'], ['id'], { name: 'fk_refused_sign_ins_user', onDelete: 'CASCADE' })
export class RefusedSignInEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_refused_sign_ins' })
  user_id!: string;

  /** How many came after those that were told last. */
  @Column('integer')
  untold!: number;

  /** Where the last one came from. */
  @Column('text')
  ip!: string;

  @Column('text', { nullable: true })
  user_agent!: string | null;
}
