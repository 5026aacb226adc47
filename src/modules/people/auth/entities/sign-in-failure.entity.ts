import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Failed sign-ins of one account (by a hash of its e-mail address) or of one network address. */
@Entity('sign_in_failures')
@Index('ix_sign_in_failures_account', ['account'])
@Index('ix_sign_in_failures_since', ['since'])
export class SignInFailureEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_sign_in_failures' })
  subject!: string;

  @Column('integer')
  failures!: number;

  @Column('timestamptz')
  since!: Date;

  @Column('timestamptz')
  blocked_until!: Date;

  /** A hash of the account that it is about; null for a network address alone. */
  @Column('text', { nullable: true })
  account!: string | null;
}
