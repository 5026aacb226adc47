import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TableDelimiter } from '../../../../kernel/tables/csv-table.js';
import type { DateOrder } from '../../../../kernel/tables/date-cells.js';
import type { Encoding } from '../../../../kernel/tables/file-text.js';
import type { TableDecimal } from '../../../../kernel/tables/number-cells.js';
import type {
  ImportDecisions,
  ImportFailure,
  ImportFormat,
  ImportKind,
  ImportState,
  NumberingAfter,
} from '../domain/import.js';

import type { ImportTotals } from '../domain/import-totals.js';

/** What somebody brings along: how it is read, what would become of its rows, and what became of them. */
@Entity('imports')
@Index('ix_imports_created_at', ['organization_id', 'created_at', 'id'])
@Check('ck_imports_kind', `kind IN ('customers', 'products', 'invoices')`)
@Check(
  'ck_imports_state',
  `state IN ('ready', 'needs_attention', 'committing', 'done', 'undoing', 'undone', 'failed')`,
)
@Check('ck_imports_format', `format IN ('csv', 'rows')`)
@Check('ck_imports_on_existing', `existing IN ('leave', 'change')`)
@Check('ck_imports_on_alike', `alike IN ('create', 'leave')`)
@Check('ck_imports_on_faulty', `faulty IN ('stop', 'leave')`)
@Check('ck_imports_customers', `customers IN ('existing', 'create')`)
@Check('ck_imports_date_order', `date_order IN ('ymd', 'dmy', 'mdy')`)
@Check('ck_imports_failure', `failure IS NULL OR failure IN ('interrupted', 'erasure')`)
@Check('ck_imports_rows', 'rows_done BETWEEN 0 AND rows_all')
export class ImportEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_imports' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_imports' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  kind!: ImportKind;

  @Column('text')
  state!: ImportState;

  /** Where the rows come from, such as another program. Rows without an identifier are told apart by it. */
  @Column('text', { nullable: true })
  source!: string | null;

  @Column('text')
  format!: ImportFormat;

  @Column('text', { nullable: true })
  encoding!: Encoding | null;

  @Column('text', { nullable: true })
  delimiter!: TableDelimiter | null;

  @Column('text', { nullable: true })
  decimal_sign!: TableDecimal | null;

  @Column('text', { default: 'leave' })
  existing!: NonNullable<ImportDecisions['existing']>;

  @Column('text', { default: 'create' })
  alike!: NonNullable<ImportDecisions['alike']>;

  @Column('text', { default: 'stop' })
  faulty!: NonNullable<ImportDecisions['faulty']>;

  /** Whom invoices may be of. */
  @Column('text', { default: 'existing' })
  customers!: NonNullable<ImportDecisions['customers']>;

  /** How dates are written; null where there are none. */
  @Column('text', { nullable: true })
  date_order!: DateOrder | null;

  /** What invoices come to, by currency and year. */
  @Column('jsonb', { default: [] })
  totals!: readonly ImportTotals[];

  /** How the series of invoices could go on behind them. */
  @Column('jsonb', { nullable: true })
  numbering!: NumberingAfter | null;

  @Column('integer')
  rows_all!: number;

  /** How many of them a commit is through with. */
  @Column('integer', { default: 0 })
  rows_done!: number;

  @Column('integer')
  to_create!: number;

  @Column('integer')
  to_change!: number;

  @Column('integer')
  to_leave!: number;

  @Column('integer')
  faulty_rows!: number;

  @Column('integer')
  findings_all!: number;

  @Column('integer', { default: 0 })
  created!: number;

  @Column('integer', { default: 0 })
  changed!: number;

  @Column('integer', { default: 0 })
  left_out!: number;

  @Column('integer', { default: 0 })
  taken_back!: number;

  /** Those that somebody has used or changed since, so that they were not taken back. */
  @Column('integer', { default: 0 })
  kept!: number;

  /** How often it was begun without getting on. */
  @Column('integer', { default: 0 })
  tries!: number;

  @Column('text', { nullable: true })
  failure!: ImportFailure | null;

  /** The user who brings them along; null for a program. */
  @Column('uuid', { nullable: true })
  created_by!: string | null;

  @Column('timestamptz', { nullable: true })
  committed_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
