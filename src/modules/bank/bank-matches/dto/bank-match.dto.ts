import { ApiProperty } from '@nestjs/swagger';
import { restKinds, type RestKind } from '../../../../kernel/accounts/closing.js';
import { matchFindings, type MatchFinding } from '../domain/found.js';
import { outcomeKinds, type OutcomeKind } from '../domain/candidates.js';
import { matchFacts, verdicts, type MatchFact, type Verdict } from '../domain/verdicts.js';

export class BankAllocationDto {
  @ApiProperty({ description: 'The invoice that it settles.', example: 'inv_01h455vb4pex5vsknk084sn02q' })
  invoice_id!: string;

  @ApiProperty({ description: 'With how much.', type: 'number', example: 119 })
  amount!: number;

  @ApiProperty({
    description: 'What the rest of the invoice is let go as.',
    enum: restKinds,
    nullable: true,
  })
  settle_rest!: RestKind | null;
}

/** What a line, or a part of it, is. */
export class BankOutcomeDto {
  @ApiProperty({ description: 'What it is.', enum: outcomeKinds, example: 'payment' })
  kind!: OutcomeKind;

  @ApiProperty({ description: 'How much of the line it is, above zero.', type: 'number', example: 119 })
  amount!: number;

  @ApiProperty({ description: 'Who pays.', type: String, nullable: true })
  customer_id!: string | null;

  @ApiProperty({ description: 'What a new payment settles.', type: [BankAllocationDto] })
  allocations!: BankAllocationDto[];

  @ApiProperty({ description: 'The payment on record.', type: String, nullable: true })
  payment_id!: string | null;

  @ApiProperty({ description: 'The credit note that was refunded.', type: String, nullable: true })
  credit_note_id!: string | null;
}

export class BankProposalDto {
  static readonly example: BankProposalDto = {
    verdict: 'certain',
    facts: ['due_exact', 'only_one', 'number_in_text', 'name_equal'],
    sentence:
      'Pays 2026-0143 of Lovelace Engines: amount equal, no other of this amount, number in the text, name equal.',
    outcomes: [
      {
        kind: 'payment',
        amount: 119,
        customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
        allocations: [{ invoice_id: 'inv_01h455vb4pex5vsknk084sn02q', amount: 119, settle_rest: null }],
        payment_id: null,
        credit_note_id: null,
      },
    ],
  };

  @ApiProperty({
    description: '`certain` may be booked without a person; if two are certain, none is.',
    enum: verdicts,
    example: 'certain',
  })
  verdict!: Verdict;

  @ApiProperty({ description: 'What speaks for it, and against it.', enum: matchFacts, isArray: true })
  facts!: readonly MatchFact[];

  @ApiProperty({
    description: 'The same as a sentence.',
    example: 'Pays 2026-0143 of Lovelace Engines: amount equal.',
  })
  sentence!: string;

  @ApiProperty({ description: 'What the line is.', type: [BankOutcomeDto] })
  outcomes!: BankOutcomeDto[];
}

export class BankProposalListDto {
  static readonly example: BankProposalListDto = { data: [BankProposalDto.example], findings: [] };

  @ApiProperty({ description: 'The best first.', type: [BankProposalDto] })
  data!: BankProposalDto[];

  @ApiProperty({
    description:
      '`several_sums`: more than one choice of invoices comes to the amount, so that none is proposed. ' +
      '`search_ended`: there were too many choices to look at. `several_certain`: more than one was certain.',
    enum: matchFindings,
    isArray: true,
  })
  findings!: readonly MatchFinding[];
}
