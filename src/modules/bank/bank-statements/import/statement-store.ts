import type { ReadLine, ReadStatement } from '../../../../kernel/bank/read-statement.js';
import type { Transaction } from '../../../../platform/index.js';
import type { BankAccountEntity } from '../../bank-accounts/index.js';
import { BankLinesRepository, tellsMore, type KnownLine } from '../lines/bank-lines.repository.js';
import { BankStatementsRepository } from '../bank-statements.repository.js';
import type { BankStatementEntity } from '../entities/bank-statement.entity.js';
import { balanced, type Balanced } from '../domain/balance.js';
import { findingsOf, type Finding } from '../domain/findings.js';
import { spanOf, type ImportedStatement, type NewStatement } from '../domain/import.js';
import { areNeighbours, type Span } from '../domain/neighbours.js';
import { paired, type Pairing } from '../domain/pairing.js';

interface FileOfStatements {
  readonly sha256: string;
  readonly dry_run: boolean;
}

/** Stores the statements of one file for a locked account, one after the other. */
export class StatementStore {
  private readonly statements: BankStatementsRepository;
  private readonly lines: BankLinesRepository;
  /** Those that were stored so far. */
  readonly rows: BankStatementEntity[] = [];

  constructor(
    private readonly tx: Transaction,
    private readonly account: BankAccountEntity,
    private readonly file: FileOfStatements,
  ) {
    this.statements = new BankStatementsRepository(this.tx);
    this.lines = new BankLinesRepository(this.tx);
  }

  /** Takes one statement with its place in the file. Raises Problem `statement_does_not_add_up`. */
  async take(statement: ReadStatement, position: number): Promise<ImportedStatement> {
    const proved = balanced(statement, await this.statements.hasTurned(this.account.id));
    const pairing = await this.pairedWithKnown(statement, proved);
    const more = pairing.pairs.filter(({ known, found }) => tellsMore(known, found));
    const findings = findingsOf(proved.lines, await this.missing(statement, pairing));
    const row: NewStatement = {
      bank_account_id: this.account.id,
      kind: statement.kind,
      file_sha256: this.file.sha256,
      position,
      statement_id: statement.statement_id,
      sequence: statement.sequence,
      ...spanOf(statement, proved.lines),
      is_balanced: proved.is_balanced,
      is_reversal_turned: proved.is_reversal_turned,
      new_lines: pairing.surplus.length,
      known_lines: pairing.pairs.length,
      filled_lines: more.length,
      left_out: statement.left_out,
    };
    return this.file.dry_run ? { ...row, findings } : this.stored(row, { pairing, more, findings });
  }

  private async stored(row: NewStatement, { pairing, more, findings }: Plan): Promise<ImportedStatement> {
    const stored = await this.statements.insert(row);
    this.rows.push(stored);
    const { id } = stored;
    const known = pairing.pairs.map((pair) => pair.known.id);
    const { id: bank_account_id, currency } = this.account;
    await this.lines.insert({ bank_account_id, bank_statement_id: id, currency }, pairing.surplus);
    await this.lines.fill(more);
    await this.lines.alsoIn(id, known);
    return { ...row, id, findings };
  }

  /** Pairs the lines with stored ones, but for those of statements that come right before or behind. */
  private async pairedWithKnown(
    { kind, opening, closing }: ReadStatement,
    { lines, is_balanced }: Balanced,
  ): Promise<Pairing<KnownLine, FoundLine>> {
    const span: Span = { opening, closing, lines };
    const days = [...new Set(lines.map(({ booked_on }) => booked_on))];
    const stored = await this.lines.onDays(this.account.id, days);
    const touching = is_balanced ? await this.statements.touching(this.account.id, span) : [];
    const neighbours = new Set(touching.filter((other) => areNeighbours(span, other)).map(({ id }) => id));
    const possible = stored.filter(({ bank_statement_id, also_in }) =>
      [bank_statement_id, ...also_in].every((id) => !neighbours.has(id)),
    );
    return paired(
      possible,
      lines.map((line) => ({ ...line, kind })),
    );
  }

  /** The stored lines of the days between the balances that the statement does not have. */
  private async missing(
    { kind, opening, closing }: ReadStatement,
    { pairs }: Pairing<KnownLine, FoundLine>,
  ): Promise<Pick<KnownLine, 'booked_on'>[]> {
    if (opening === null || closing === null || kind === 'csv') return [];
    const paid = new Set(pairs.map(({ known }) => known.id));
    const stored = await this.lines.between(this.account.id, opening.day, closing.day);
    return stored.filter(({ id }) => !paid.has(id));
  }
}

type FoundLine = ReadLine & { readonly kind: ReadStatement['kind'] };

interface Plan {
  readonly pairing: Pairing<KnownLine, FoundLine>;
  readonly more: Pairing<KnownLine, FoundLine>['pairs'];
  readonly findings: readonly Finding[];
}
