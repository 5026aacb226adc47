import type { PaymentFacts, ReadLine, StatementKind } from '../../../../kernel/bank/read-statement.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { notFound } from '../../../../kernel/problems/problem.js';
import {
  assertVersion,
  byCount,
  inParts,
  newId,
  valueRows,
  VersionedTable,
  type Stored,
  type Target,
  type Transaction,
} from '../../../../platform/index.js';
import { bankLines } from '../bank-statements.resource.js';
import type { BankLineEntity, StoredDetail } from '../entities/bank-line.entity.js';
import type { BankStatementEntity } from '../entities/bank-statement.entity.js';

/** What another statement may tell more of. */
const FACTS = [
  'valued_on',
  'counterparty_name',
  'counterparty_iban',
  'counterparty_bic',
  'text',
  'end_to_end_id',
  'mandate_id',
  'creditor_id',
  'structured_reference',
  'return_reason',
  'original_amount',
  'original_currency',
  'bank_reference',
  'batch_reference',
  'bank_code',
  'transaction_code',
  'charges',
] as const satisfies readonly (keyof ReadLine)[];

/** What differs between the lines of an import. */
const OWN = ['id', 'position', 'booked_on', 'amount', 'state', 'details', ...FACTS] as const;

const INSERT = byCount(
  (rows) => `
  INSERT INTO bank_lines (organization_id, bank_account_id, bank_statement_id, currency, created_at, updated_at,
                          ${OWN.join(', ')})
  VALUES ${valueRows(rows, { shared: ['$1', '$2', '$3', '$4', '$5', '$5'], after: 5, each: OWN.length })}`,
);

/** $1 organization, $2 now, $3 lines with what is filled in, as JSON. What is there stays. */
const FILL = `
  UPDATE bank_lines AS l
     SET version = l.version + 1, updated_at = $2,
         ${FACTS.map((name) => `${name} = coalesce(l.${name}, f.${name})`).join(',\n         ')},
         details = CASE WHEN jsonb_array_length(l.details) = 0 THEN f.details ELSE l.details END
    FROM jsonb_to_recordset($3::jsonb) AS f (
      id uuid, details jsonb, valued_on date, charges bigint,
      ${FACTS.filter((name) => name !== 'valued_on' && name !== 'charges')
        .map((name) => `${name} text`)
        .join(', ')})
   WHERE l.organization_id = $1 AND l.id = f.id`;

const BEHIND = `AND state = 'new' AND (booked_on, id) > ($3::date, $4::uuid) ORDER BY booked_on, id LIMIT $5`;

/** $1 organization, $2 bank account, $3 and $4 day and line that they are behind, $5 how many. */
export const LEFT = `SELECT * FROM bank_lines WHERE organization_id = $1 AND bank_account_id = $2 ${BEHIND}`;

/** The same, with $2 statement. */
export const LEFT_OF_STATEMENT = `
  SELECT * FROM bank_lines WHERE organization_id = $1 AND bank_statement_id = $2 ${BEHIND}`;

/** $1 organization, $2 how many. */
export const NEWEST = `
  SELECT * FROM bank_lines WHERE organization_id = $1 ORDER BY booked_on DESC, id DESC LIMIT $2`;

/** The same, with $3 bank account. */
export const NEWEST_OF_ACCOUNT = `
  SELECT * FROM bank_lines WHERE organization_id = $1 AND bank_account_id = $3
   ORDER BY booked_on DESC, id DESC LIMIT $2`;

interface LinesBehind {
  /** Undefined for the first ones. */
  readonly after: Pick<BankLineEntity, 'booked_on' | 'id'> | undefined;
  readonly limit: number;
}

function behind(after: LinesBehind['after']): [string, string] {
  return after === undefined
    ? ['0001-01-01', '00000000-0000-0000-0000-000000000000']
    : [after.booked_on, after.id];
}

/** A line with the form of the statement that brought it, and all statements that have it. */
export type KnownLine = BankLineEntity & { readonly kind: StatementKind };

interface NewLines {
  readonly bank_account_id: string;
  readonly bank_statement_id: string;
  readonly currency: CurrencyCode;
}

/** Reads and writes the lines of statements. */
export class BankLinesRepository {
  private readonly rows: VersionedTable<BankLineEntity>;

  constructor(private readonly tx: Transaction) {
    this.rows = new VersionedTable(tx, 'bank_lines');
  }

  /** Raises `not_found`. */
  async get(id: string): Promise<BankLineEntity> {
    const row = await this.rows.byId(id);
    if (row === undefined) throw notFound(bankLines.noun);
    return row;
  }

  find(id: string): Promise<BankLineEntity | undefined> {
    return this.rows.byId(id);
  }

  /** Locks a line until the transaction ends. Raises `not_found` and `precondition_failed`. */
  async lock({ id, seen }: Target): Promise<BankLineEntity> {
    const row = await this.rows.lockById(id);
    if (row === undefined) throw notFound(bankLines.noun);
    assertVersion(seen, row.version);
    return row;
  }

  update(before: BankLineEntity, columns: Readonly<Record<string, Stored>>): Promise<BankLineEntity> {
    return this.rows.update(before, columns);
  }

  /** The lines of an account that are new, the older first, behind one of them. */
  left(accountId: string, { after, limit }: LinesBehind): Promise<BankLineEntity[]> {
    return this.tx.rows(LEFT, [this.tx.organizationId, accountId, ...behind(after), limit]);
  }

  /** The same of those that a statement brought. */
  leftOf(statementId: string, { after, limit }: LinesBehind): Promise<BankLineEntity[]> {
    return this.tx.rows(LEFT_OF_STATEMENT, [this.tx.organizationId, statementId, ...behind(after), limit]);
  }

  /** The newest lines, of an account or of all. */
  newest(accountId: string | undefined, limit: number): Promise<BankLineEntity[]> {
    const values = [this.tx.organizationId, limit];
    return accountId === undefined
      ? this.tx.rows(NEWEST, values)
      : this.tx.rows(NEWEST_OF_ACCOUNT, [...values, accountId]);
  }

  /** The lines of an account on these days, in the order that they came in, held until the transaction ends. */
  onDays(accountId: string, days: readonly string[]): Promise<KnownLine[]> {
    return this.tx.rows<KnownLine>(
      `SELECT l.*, s.kind
         FROM bank_lines l
         JOIN bank_statements s ON s.organization_id = l.organization_id AND s.id = l.bank_statement_id
        WHERE l.organization_id = $1 AND l.bank_account_id = $2 AND l.booked_on = ANY ($3::date[])
        ORDER BY l.created_at, l.id FOR UPDATE OF l`,
      [this.tx.organizationId, accountId, days],
    );
  }

  /** The days of lines of an account between two days, both left out. */
  between(
    accountId: string,
    after: string,
    before: string,
  ): Promise<Pick<BankLineEntity, 'id' | 'booked_on'>[]> {
    return this.tx.rows(
      `SELECT id, booked_on FROM bank_lines
        WHERE organization_id = $1 AND bank_account_id = $2 AND booked_on > $3 AND booked_on < $4 AND amount <> 0`,
      [this.tx.organizationId, accountId, after, before],
    );
  }

  /** Stores lines that a statement brings. Notices without an amount are ignored at once. */
  async insert(of: NewLines, lines: readonly ReadLine[]): Promise<void> {
    const shared = [
      this.tx.organizationId,
      of.bank_account_id,
      of.bank_statement_id,
      of.currency,
      this.tx.now,
    ];
    for (const part of inParts(lines)) {
      const values = part.flatMap((line) => this.valuesOf(line));
      await this.tx.touched(INSERT(part.length), [...shared, ...values]);
    }
  }

  private valuesOf(line: ReadLine): Stored[] {
    const state = line.amount === 0n ? 'ignored' : 'new';
    const own = { id: newId(this.tx.now), position: line.place, state, details: detailsText(line) };
    const columns = { ...line, ...own };
    return OWN.map((name) => columns[name] as Stored);
  }

  /** Notes that a statement has these lines, too. */
  async alsoIn(statementId: string, ids: readonly string[]): Promise<void> {
    await this.tx.touched(
      `UPDATE bank_lines SET also_in = array_append(also_in, $2::uuid)
        WHERE organization_id = $1 AND id = ANY ($3::uuid[])`,
      [this.tx.organizationId, statementId, ids],
    );
  }

  /** Fills in what is not known yet of lines. */
  async fill(lines: readonly { readonly known: KnownLine; readonly found: ReadLine }[]): Promise<void> {
    if (lines.length === 0) return;
    const rows = lines.map(({ known, found }) => ({
      ...Object.fromEntries(FACTS.map((name) => [name, textOf(found[name])])),
      id: known.id,
      details: storedDetails(found),
    }));
    await this.tx.touched(FILL, [this.tx.organizationId, this.tx.now, JSON.stringify(rows)]);
  }

  /** How many lines that only this statement has are held, ignored or matched. */
  async decidedOf(statementId: string): Promise<number> {
    const row = await this.tx.row<{ count: number }>(
      `SELECT count(*)::integer AS count FROM bank_lines
        WHERE organization_id = $1 AND bank_statement_id = $2 AND also_in = '{}' AND amount <> 0
          AND (state <> 'new' OR matched_amount <> 0)`,
      [this.tx.organizationId, statementId],
    );
    return row?.count ?? 0;
  }

  /** Deletes the lines that only this statement has; others stay with the statements that have them, too. */
  async deleteOf({
    id,
    bank_account_id,
  }: Pick<BankStatementEntity, 'id' | 'bank_account_id'>): Promise<void> {
    const values = [this.tx.organizationId, id];
    const own = 'WHERE organization_id = $1 AND bank_statement_id = $2';
    await this.tx.touched(
      `UPDATE bank_lines SET also_in = array_remove(also_in, $2::uuid)
        WHERE organization_id = $1 AND bank_account_id = $3 AND $2 = ANY (also_in)`,
      [...values, bank_account_id],
    );
    await this.tx.touched(`DELETE FROM bank_lines ${own} AND also_in = '{}'`, values);
    await this.tx.touched(
      `UPDATE bank_lines SET bank_statement_id = also_in[1], also_in = also_in[2:] ${own}`,
      values,
    );
  }
}

/** Whether a statement tells more of a line than is known. */
export function tellsMore(known: KnownLine, found: ReadLine): boolean {
  const hasDetails = known.details.length === 0 && found.details.length > 0;
  return hasDetails || FACTS.some((name) => known[name] === null && found[name] !== null);
}

function storedDetails({ details }: ReadLine): StoredDetail[] {
  return details.map(({ amount, ...facts }) => {
    const said: PaymentFacts = facts;
    return { ...said, amount: amount === null ? null : String(amount) };
  });
}

function detailsText(line: ReadLine): string {
  return JSON.stringify(storedDetails(line));
}

function textOf(value: bigint | string | null): string | null {
  return value === null ? null : String(value);
}
