import { Column, Entity, PrimaryColumn } from 'typeorm';

/** From where an API key was used. */
@Entity('api_key_addresses')
export class ApiKeyAddressEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_api_key_addresses' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_api_key_addresses' })
  api_key_id!: string;

  /** An IPv4 address, or the network of an IPv6 address. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_api_key_addresses' })
  address!: string;

  @Column('timestamptz')
  first_used_at!: Date;
}
