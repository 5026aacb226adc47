import type { Transaction } from './transaction.js';

/** What the rows of a table are searched by. */
export interface Searched<Row> {
  /** The table whose rows are searched, and the table of their terms. */
  readonly of: string;
  readonly table: string;
  /** The terms of a row, each once. */
  readonly termsOf: (row: Row) => readonly string[];
}

interface Identified {
  readonly id: string;
}

/**
 * Writes the terms that lists search, behind the statements that write the rows themselves and without waiting for
 * their answers.
 *
 * Each INSERT reads the searched rows, so that a distributed database runs it where these are.
 */
export class SearchTerms<Row> {
  private readonly sql: ReturnType<typeof statementsOf<Row>>;

  constructor(private readonly searched: Searched<Row>) {
    this.sql = statementsOf(searched);
  }

  /** Takes rows that this transaction has inserted. Those without terms cost nothing. */
  add(tx: Transaction, ...rows: readonly (Row & Identified)[]): void {
    const terms = rows.flatMap((row) => this.searched.termsOf(row).map((term) => ({ id: row.id, term })));
    const [first] = terms;
    if (first === undefined) return;
    const texts = terms.map(({ term }) => term);
    if (rows.length === 1) return this.send(tx, this.sql.insert, [first.id, texts]);
    this.send(tx, this.sql.insertAll, [terms.map(({ id }) => id), texts]);
  }

  /** Takes a locked row as it was and as it is now. Without a difference it costs nothing. */
  replace(tx: Transaction, before: Row, row: Row & Identified): void {
    const terms = this.searched.termsOf(row);
    if (isSame(this.searched.termsOf(before), terms)) return;
    this.send(tx, this.sql.removeOthers, [row.id, terms]);
    if (terms.length > 0) this.send(tx, this.sql.insertMissing, [row.id, terms]);
  }

  /** Takes a row that this transaction has deleted. */
  remove(tx: Transaction, id: string): void {
    this.send(tx, this.sql.remove, [id]);
  }

  private send(tx: Transaction, statement: string, values: readonly unknown[]): void {
    tx.pipeline(tx.touched(statement, [tx.organizationId, ...values]));
  }
}

/** $1 organization, $2 row and $3 its terms; of `insertAll` $2 rows and $3 a term of each. */
function statementsOf<Row>({ of, table }: Searched<Row>) {
  const head = `
  INSERT INTO ${table} (organization_id, id, term)
  SELECT r.organization_id, r.id, given.term`;
  const insert = `${head} FROM ${of} r, unnest($3::text[]) AS given (term)
   WHERE r.organization_id = $1 AND r.id = $2`;
  const remove = `DELETE FROM ${table} WHERE organization_id = $1 AND id = $2`;
  return {
    insert,
    insertMissing: `${insert} ON CONFLICT DO NOTHING`,
    insertAll: `${head} FROM unnest($2::uuid[], $3::text[]) AS given (id, term)
    JOIN ${of} r ON r.organization_id = $1 AND r.id = given.id`,
    remove,
    removeOthers: `${remove} AND term <> ALL ($3::text[])`,
  };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  const known = new Set(one);
  return one.length === other.length && other.every((term) => known.has(term));
}
