import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ImportColumn, ImportFinding, ReadingGiven } from '../domain/import.js';
import { ImportEntity } from './import.entity.js';

/** What an import is made of, and what was found in it. It may name persons, and goes a week after the last change. */
@Entity('import_contents')
@ForeignKey(() => ImportEntity, ['organization_id', 'import_id'], ['organization_id', 'id'], {
  name: 'fk_import_contents_import',
  onDelete: 'CASCADE',
})
export class ImportContentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_import_contents' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_import_contents' })
  import_id!: string;

  /** The file, or the rows as JSON; null once they are in the books. */
  @Column('bytea', { nullable: true })
  content!: Buffer | null;

  @Column('jsonb')
  mapping!: Record<string, string>;

  /** What callers have decided of the reading. The rest is found anew whenever they change it. */
  @Column('jsonb')
  given!: ReadingGiven;

  @Column('jsonb')
  columns!: ImportColumn[];

  @Column('jsonb')
  findings!: ImportFinding[];
}
