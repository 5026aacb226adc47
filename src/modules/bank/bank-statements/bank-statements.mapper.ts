import { toTypeId } from '../../../kernel/ids/type-id.js';
import { amountNumber, type MinorUnits } from '../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../kernel/money/currency.js';
import { instantText } from '../../../kernel/time/instant.js';
import { bankAccounts } from '../bank-accounts/bank-accounts.resource.js';
import { bankStatements } from './bank-statements.resource.js';
import type { ImportedFile, NewStatement } from './domain/import.js';
import type { Checkpoint } from './domain/checkpoints.js';
import type { BankBalanceDto, BankStatementDto, BankStatementFieldsDto } from './dto/bank-statement.dto.js';
import type { StatementImportDto } from './dto/import-statement.dto.js';
import type { BankStatementEntity } from './entities/bank-statement.entity.js';
import type { StatementOfAccount } from './bank-statements.repository.js';

/** A statement in the form of the API. Its amounts are in the currency of its account. */
export function toBankStatementDto({ currency, ...row }: StatementOfAccount): BankStatementDto {
  return {
    id: toTypeId(bankStatements.idPrefix, row.id),
    version: row.version,
    ...fieldsOf(row, currency),
    created_at: instantText(row.created_at),
    updated_at: instantText(row.updated_at),
  };
}

/** What has come of a file. */
export function toStatementImportDto({ currency, ...outcome }: ImportedFile): StatementImportDto {
  return {
    dry_run: outcome.dry_run,
    statements: outcome.statements.map(({ id, findings, ...row }) => ({
      id: id === undefined ? null : toTypeId(bankStatements.idPrefix, id),
      ...fieldsOf(row, currency),
      findings,
    })),
    other_accounts: [...outcome.other_accounts],
  };
}

/** A balance beside the lines that lead to it. */
export function toBankBalanceDto(point: Checkpoint, currency: CurrencyCode): BankBalanceDto {
  return {
    bank_statement_id: toTypeId(bankStatements.idPrefix, point.statement_id),
    day: point.day,
    balance: amountNumber(point.balance, currency),
    by_lines: amountNumber(point.by_lines, currency),
    difference: amountNumber(point.difference, currency),
  };
}

function fieldsOf(row: NewStatement | BankStatementEntity, currency: CurrencyCode): BankStatementFieldsDto {
  const money = (amount: MinorUnits | null): number | null =>
    amount === null ? null : amountNumber(amount, currency);
  return {
    bank_account_id: toTypeId(bankAccounts.idPrefix, row.bank_account_id),
    kind: row.kind,
    file_sha256: row.file_sha256,
    position: row.position,
    statement_id: row.statement_id,
    sequence: row.sequence,
    from_on: row.from_on,
    to_on: row.to_on,
    opening_on: row.opening_on,
    opening_balance: money(row.opening_balance),
    closing_on: row.closing_on,
    closing_balance: money(row.closing_balance),
    is_closing_final: row.is_closing_final,
    is_balanced: row.is_balanced,
    is_reversal_turned: row.is_reversal_turned,
    new_lines: row.new_lines,
    known_lines: row.known_lines,
    filled_lines: row.filled_lines,
    left_out: row.left_out,
  };
}
