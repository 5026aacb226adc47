import { ApiProperty } from '@nestjs/swagger';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import type { bankLineFates } from '../bank-statements.resource.js';
import { bankLineExample, lineDetailExample } from '../bank-statements.examples.js';
import { matchedBy, type MatchedBy } from '../domain/matched-by.js';
import { lineActions, lineStates, type LineAction, type LineState } from '../domain/line-state.js';

const text = { type: String, nullable: true } as const;
const day = { type: String, format: 'date', nullable: true } as const;

/** What a bank says of a payment. */
export class PaymentFactsDto {
  @ApiProperty({ description: 'Who paid or was paid.', ...text, example: 'Lovelace Engines' })
  counterparty_name!: string | null;

  @ApiProperty({ description: 'An IBAN, or the number of an account without one.', ...text })
  counterparty_iban!: string | null;

  @ApiProperty({ description: 'The bank of that account.', ...text })
  counterparty_bic!: string | null;

  @ApiProperty({ description: 'What the payment is for.', ...text, example: 'Invoice 2026-0143' })
  text!: string | null;

  @ApiProperty({ description: 'The reference that goes from end to end.', ...text })
  end_to_end_id!: string | null;

  @ApiProperty({ description: 'The mandate of a direct debit.', ...text })
  mandate_id!: string | null;

  @ApiProperty({ description: 'Who collects a direct debit.', ...text })
  creditor_id!: string | null;

  @ApiProperty({ description: 'A creditor reference or a QR reference.', ...text })
  structured_reference!: string | null;

  @ApiProperty({ description: 'Why it came back, such as MS03.', ...text })
  return_reason!: string | null;

  @ApiProperty({ description: 'What was ordered, where that is said.', ...text, example: '120.50' })
  original_amount!: string | null;

  @ApiProperty({ description: 'In which currency.', ...text, example: 'USD' })
  original_currency!: string | null;
}

export class LineDetailDto extends PaymentFactsDto {
  static readonly example: LineDetailDto = lineDetailExample;

  @ApiProperty({ description: 'Null where the bank does not say it.', type: 'number', nullable: true })
  amount!: number | null;
}

export class BankLineSummaryDto extends PaymentFactsDto implements Tells<typeof bankLineFates> {
  static readonly example: BankLineSummaryDto = bankLineExample;

  @ApiProperty({ example: 'bln_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the line.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ description: 'The account.', example: 'bac_01h455vb4pex5vsknk084sn02q' })
  bank_account_id!: string;

  @ApiProperty({ description: 'The statement that brought it.', example: 'bst_01h455vb4pex5vsknk084sn02q' })
  bank_statement_id!: string;

  @ApiProperty({ description: 'The line of the file that it begins in.', type: 'integer', example: 5 })
  position!: number;

  @ApiProperty({ description: 'The day that it was booked.', format: 'date', example: '2026-11-20' })
  booked_on!: string;

  @ApiProperty({ description: 'The day that interest counts from.', ...day })
  valued_on!: string | null;

  @ApiProperty({ description: 'Money in is above zero, money out below.', type: 'number', example: 119 })
  amount!: number;

  @ApiProperty({ description: 'Of the account.', type: String, example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'The reference of the bank.', ...text })
  bank_reference!: string | null;

  @ApiProperty({ description: 'The batch that it is the sum of.', ...text })
  batch_reference!: string | null;

  @ApiProperty({ description: 'Its kind by ISO 20022.', ...text, example: 'PMNT/RCDT/ESCT' })
  bank_code!: string | null;

  @ApiProperty({ description: 'Its kind by the code of German banks.', ...text, example: '166' })
  transaction_code!: string | null;

  @ApiProperty({ description: 'What the bank kept of it.', type: 'number', nullable: true })
  charges!: number | null;

  @ApiProperty({ description: 'How many payments it is the sum of, if it is.', type: 'integer', example: 0 })
  details_count!: number;

  @ApiProperty({ description: 'How much of it is said what it is.', type: 'number', example: 0 })
  matched_amount!: number;

  @ApiProperty({ description: 'Whether it is to be looked at.', enum: lineStates, example: 'new' })
  state!: LineState;

  @ApiProperty({ description: 'What can be done with it.', enum: lineActions, isArray: true })
  available_actions!: readonly LineAction[];

  @ApiProperty({ description: 'Until when it is held.', ...day })
  hold_until!: string | null;

  @ApiProperty({ description: 'Why it is held or ignored.', ...text })
  note!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class BankLineDto extends BankLineSummaryDto {
  static override readonly example: BankLineDto = { ...bankLineExample, details: [] };

  @ApiProperty({ description: 'The payments that it is the sum of.', type: [LineDetailDto] })
  details!: LineDetailDto[];
}

/** What events tell of a line: nothing that names anybody. */
export class BankLineStateDto {
  static readonly example: BankLineStateDto = {
    id: bankLineExample.id,
    version: 2,
    bank_account_id: bankLineExample.bank_account_id,
    booked_on: bankLineExample.booked_on,
    amount: bankLineExample.amount,
    currency: bankLineExample.currency,
    matched_amount: 0,
    state: 'held',
    hold_until: '2026-12-01',
    matched_by: null,
  };

  @ApiProperty({ example: 'bln_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the line.', type: 'integer', example: 2 })
  version!: number;

  @ApiProperty({ description: 'The account.', example: 'bac_01h455vb4pex5vsknk084sn02q' })
  bank_account_id!: string;

  @ApiProperty({ description: 'The day that it was booked.', format: 'date', example: '2026-11-20' })
  booked_on!: string;

  @ApiProperty({ description: 'Money in is above zero, money out below.', type: 'number', example: 119 })
  amount!: number;

  @ApiProperty({ description: 'Of the account.', type: String, example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'How much of it is said what it is.', type: 'number', example: 0 })
  matched_amount!: number;

  @ApiProperty({ description: 'Whether it is to be looked at.', enum: lineStates, example: 'held' })
  state!: LineState;

  @ApiProperty({ description: 'Until when it is held.', ...day })
  hold_until!: string | null;

  @ApiProperty({
    description:
      'In `bank_line.matched`, how it came to be: by a request, by booking all that is certain, or by the setting of ' +
      'the bank account; null elsewhere.',
    enum: matchedBy,
    nullable: true,
  })
  matched_by!: MatchedBy | null;
}

export class BankLineListDto extends ListDto {
  static readonly example: BankLineListDto = {
    data: [BankLineSummaryDto.example],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ type: [BankLineSummaryDto] })
  data!: BankLineSummaryDto[];
}
