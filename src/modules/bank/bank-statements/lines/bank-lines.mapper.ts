import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { amountNumber, type MinorUnits } from '../../../../kernel/money/amount.js';
import { instantText } from '../../../../kernel/time/instant.js';
import { bankAccounts } from '../../bank-accounts/bank-accounts.resource.js';
import { bankLines, bankStatements } from '../bank-statements.resource.js';
import { lineActionsOf } from '../domain/line-state.js';
import type { BankLineDto, BankLineStateDto, BankLineSummaryDto } from '../dto/bank-line.dto.js';
import type { BankLineEntity } from '../entities/bank-line.entity.js';

/** A line with the payments that it is the sum of. */
export function toBankLineDto(line: BankLineEntity): BankLineDto {
  const details = line.details.map(({ amount, ...facts }) => ({
    ...facts,
    amount: amount === null ? null : amountNumber(BigInt(amount), line.currency),
  }));
  return Object.assign(toBankLineSummaryDto(line), { details });
}

/** A line in a list. */
export function toBankLineSummaryDto(line: BankLineEntity): BankLineSummaryDto {
  const { organization_id: _organization, also_in: _others, details, ...fields } = line;
  return {
    ...fields,
    ...toBankLineStateDto(line),
    bank_statement_id: toTypeId(bankStatements.idPrefix, line.bank_statement_id),
    charges: line.charges === null ? null : moneyOf(line, line.charges),
    details_count: details.length,
    available_actions: lineActionsOf(line),
    created_at: instantText(line.created_at),
    updated_at: instantText(line.updated_at),
  };
}

/** What events tell of a line. */
export function toBankLineStateDto(line: BankLineEntity): Omit<BankLineStateDto, 'matched_by'> {
  return {
    id: toTypeId(bankLines.idPrefix, line.id),
    version: line.version,
    bank_account_id: toTypeId(bankAccounts.idPrefix, line.bank_account_id),
    booked_on: line.booked_on,
    amount: moneyOf(line, line.amount),
    currency: line.currency,
    matched_amount: moneyOf(line, line.matched_amount),
    state: line.state,
    hold_until: line.hold_until,
  };
}

function moneyOf({ currency }: BankLineEntity, amount: MinorUnits): number {
  return amountNumber(amount, currency);
}
