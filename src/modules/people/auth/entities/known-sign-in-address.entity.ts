import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An address that somebody has signed in from to an account; `subject` is a hash of both. */
@Entity('known_sign_in_addresses')
@Index('ix_known_sign_in_addresses_account', ['account'])
@Index('ix_known_sign_in_addresses_last_success_at', ['last_success_at'])
export class KnownSignInAddressEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_known_sign_in_addresses' })
  subject!: string;

  @Column('timestamptz')
  last_success_at!: Date;

  /** A hash of the account that it is about; null for a network address alone. */
  @Column('text', { nullable: true })
  account!: string | null;
}
