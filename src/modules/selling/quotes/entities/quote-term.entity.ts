import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word of the reference, or an entry of the metadata: what lists are searched in. Written with the row. */
@Entity('quote_terms')
@Index('ix_quote_terms_term', ['organization_id', 'term', 'id'])
export class QuoteTermEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_quote_terms' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_quote_terms' })
  id!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_quote_terms', collation: 'C' })
  term!: string;
}
