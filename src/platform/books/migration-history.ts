import type { DataSource, EntityManager } from 'typeorm';
import { MigrationError } from './migration-error.js';

/** A form of a migration that some books have run and that is no longer the present one. */
export interface FormerForm {
  /** The name of its class. */
  readonly migration: string;
  /** The SHA-256 that migrations.lock had for it. */
  readonly hash: string;
  /** Brings the database to the present form, from whichever of both it has. Absent if they make the same. */
  readonly mend?: string;
}

/** What is known of migrations beside their code. */
export interface HistorySources {
  /** The hash of each locked migration, by its timestamp. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly formerForms: readonly FormerForm[];
}

interface Run {
  readonly name: string;
  readonly hash: string | null;
}

/** The name of a migration ends with a timestamp in milliseconds. */
const TIMESTAMP_DIGITS = 13;

/** Returns the timestamp that the name of a migration ends with. */
export function timestampOf(name: string): string {
  return name.slice(-TIMESTAMP_DIGITS);
}

/**
 * The forms of the migrations that a database has run, as hashes beside their names.
 *
 * TypeORM compares names alone, so that a migration that changed after it had run would show itself much later, in the
 * middle of another one or in none.
 */
export class MigrationHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sources: HistorySources,
  ) {}

  /**
   * Brings former forms to the present one. Raises MigrationError if the database has run a form that nobody knows.
   *
   * Books whose hashes were never kept may have any form, so that each mend fits both.
   */
  async reconcile(): Promise<void> {
    if (!(await this.exists())) return;
    await this.dataSource.transaction(async (tx) => {
      await this.ensureColumn(tx);
      const ran = await tx.query<Run[]>('SELECT name, hash FROM migrations ORDER BY timestamp, name');
      for (const run of ran) await this.mend(tx, run);
      await this.note(tx);
    });
  }

  /** Keeps the hashes of the migrations that have run without one. */
  async keep(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.ensureColumn(tx);
      await this.note(tx);
    });
  }

  private async exists(): Promise<boolean> {
    const [table] = await this.dataSource.query<{ found: boolean }[]>(
      `SELECT to_regclass('migrations') IS NOT NULL AS found`,
    );
    return table?.found === true;
  }

  /** Looks first, because ALTER TABLE waits for everybody who reads the table. */
  private async ensureColumn(tx: EntityManager): Promise<void> {
    const [column] = await tx.query<unknown[]>(
      `SELECT 1 FROM pg_attribute
        WHERE attrelid = 'migrations'::regclass AND attname = 'hash' AND NOT attisdropped`,
    );
    if (column === undefined) await tx.query('ALTER TABLE migrations ADD COLUMN hash text');
  }

  private async mend(tx: EntityManager, { name, hash }: Run): Promise<void> {
    const locked = this.sources.hashes.get(timestampOf(name));
    const forms = this.sources.formerForms.filter((form) => form.migration === name);
    if (hash === null) {
      for (const form of forms) await this.bring(tx, form);
      return;
    }
    if (locked === undefined || hash === locked) return;
    const former = forms.find((form) => form.hash === hash);
    if (former === undefined) throw new MigrationError(UNKNOWN_FORM(name));
    await this.bring(tx, former);
    await tx.query('UPDATE migrations SET hash = NULL WHERE name = $1', [name]);
  }

  private async bring(tx: EntityManager, { mend }: FormerForm): Promise<void> {
    if (mend !== undefined) await tx.query(mend);
  }

  private async note(tx: EntityManager): Promise<void> {
    await tx.query(
      `UPDATE migrations m SET hash = locked.hash
         FROM unnest($1::bigint[], $2::text[]) AS locked (timestamp, hash)
        WHERE m.timestamp = locked.timestamp AND m.hash IS NULL`,
      [[...this.sources.hashes.keys()], [...this.sources.hashes.values()]],
    );
  }
}

const UNKNOWN_FORM = (name: string): string =>
  `The database has run a form of the migration ${name} that this version does not know, so that it may lack ` +
  'something. Start the version that made it, or restore a backup into an empty database of this version.';
