import { ApiProperty } from '@nestjs/swagger';
import type { Tells } from '../../../../platform/index.js';
import type { bankMatchFates } from '../bank-matches.resource.js';
import { restChoices, type RestChoice } from '../../../../kernel/accounts/closing.js';
import { matchedBy, type MatchedBy } from '../../bank-statements/index.js';
import { matchFindings, type MatchFinding } from '../domain/found.js';
import { matchKinds, outcomeKinds, type MatchKind, type OutcomeKind } from '../domain/candidates.js';
import { matchFacts, verdicts, type MatchFact, type Verdict } from '../domain/verdicts.js';

export class BankAllocationDto {
  @ApiProperty({ description: 'The invoice that it settles.', example: 'inv_01h455vb4pex5vsknk084sn02q' })
  invoice_id!: string;

  @ApiProperty({ description: 'With how much.', type: 'number', example: 119 })
  amount!: number;

  @ApiProperty({
    description: 'What the rest of the invoice is let go as.',
    enum: restChoices,
    nullable: true,
  })
  settle_rest!: RestChoice | null;
}

export class BankBillDto {
  @ApiProperty({ description: 'The bill that it settles.', example: 'bil_01h455vb4pex5vsknk084sn02q' })
  bill_id!: string;

  @ApiProperty({ description: 'With how much.', type: 'number', example: 116.62 })
  amount!: number;

  @ApiProperty({
    description: 'What the supplier lets go for paying early.',
    type: 'number',
    nullable: true,
    example: 2.38,
  })
  discount!: number | null;
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

  @ApiProperty({ description: 'The supplier who was paid.', type: String, nullable: true })
  supplier_id!: string | null;

  @ApiProperty({ description: 'What a new payment to a supplier settles.', type: [BankBillDto] })
  bills!: BankBillDto[];

  @ApiProperty({ description: 'The payment to a supplier on record.', type: String, nullable: true })
  bill_payment_id!: string | null;

  @ApiProperty({ description: 'The payment run that was executed.', type: String, nullable: true })
  payment_run_id!: string | null;

  @ApiProperty({
    description: 'Why it has nothing to do with the books, by a rule.',
    type: String,
    nullable: true,
  })
  reason!: string | null;
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
        supplier_id: null,
        bills: [],
        bill_payment_id: null,
        payment_run_id: null,
        reason: null,
      },
    ],
    matching_rule_id: null,
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

  @ApiProperty({ description: 'The rule that says so.', type: String, nullable: true })
  matching_rule_id!: string | null;
}

export class BankProposalListDto {
  static readonly example: BankProposalListDto = { data: [BankProposalDto.example], findings: [] };

  @ApiProperty({ description: 'The best first.', type: [BankProposalDto] })
  data!: BankProposalDto[];

  @ApiProperty({
    description:
      '`several_sums`: more than one choice of invoices comes to the amount, so that none is proposed. ' +
      '`search_ended`: there were too many choices to look at. `several_certain`: more than one was certain. ' +
      '`several_rules`: rules say different things of it, so that none counts.',
    enum: matchFindings,
    isArray: true,
  })
  findings!: readonly MatchFinding[];
}

export class BankMatchDto implements Tells<typeof bankMatchFates> {
  static readonly example: BankMatchDto = {
    id: 'bmt_01h455vb4pex5vsknk084sn02q',
    bank_line_id: 'bln_01h455vb4pex5vsknk084sn02q',
    kind: 'payment',
    amount: 119,
    payment_id: 'pay_01h455vb4pex5vsknk084sn02q',
    refund_id: null,
    credit_note_id: null,
    bill_payment_id: null,
    is_made: true,
    reason: null,
    verdict: 'certain',
    facts: ['due_exact', 'only_one', 'number_in_text', 'name_equal'],
    matched_by: 'request',
    matching_rule_id: null,
    undone_at: null,
    created_at: '2026-11-21T10:00:00.000Z',
  };

  @ApiProperty({ example: 'bmt_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'The line.', example: 'bln_01h455vb4pex5vsknk084sn02q' })
  bank_line_id!: string;

  @ApiProperty({ description: 'What a part of the line is.', enum: matchKinds, example: 'payment' })
  kind!: MatchKind;

  @ApiProperty({ description: 'How much; money that goes out is below zero.', type: 'number', example: 119 })
  amount!: number;

  @ApiProperty({ description: 'The payment.', type: String, nullable: true })
  payment_id!: string | null;

  @ApiProperty({ description: 'The refund of the payment.', type: String, nullable: true })
  refund_id!: string | null;

  @ApiProperty({ description: 'The credit note that was refunded.', type: String, nullable: true })
  credit_note_id!: string | null;

  @ApiProperty({ description: 'The payment to a supplier.', type: String, nullable: true })
  bill_payment_id!: string | null;

  @ApiProperty({
    description: 'Whether it was recorded with this, so that undoing takes it back.',
    example: true,
  })
  is_made!: boolean;

  @ApiProperty({ description: 'Why, where somebody said so.', type: String, nullable: true })
  reason!: string | null;

  @ApiProperty({ description: 'What was proposed, where it was.', enum: verdicts, nullable: true })
  verdict!: Verdict | null;

  @ApiProperty({ description: 'What spoke for it then.', enum: matchFacts, isArray: true })
  facts!: readonly MatchFact[];

  @ApiProperty({
    description:
      '`request`: a request said what the line is. `accept_certain`: one had all booked that is certain. ' +
      '`auto_certain`: the setting of the bank account had.',
    enum: matchedBy,
    example: 'request',
  })
  matched_by!: MatchedBy;

  @ApiProperty({
    description: 'The rule that it follows; it may be deleted by now.',
    type: String,
    nullable: true,
  })
  matching_rule_id!: string | null;

  @ApiProperty({ description: 'When it was taken back.', type: String, format: 'date-time', nullable: true })
  undone_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;
}

export class BankMatchListDto {
  static readonly example: BankMatchListDto = { data: [BankMatchDto.example] };

  @ApiProperty({ description: 'In their order.', type: [BankMatchDto] })
  data!: BankMatchDto[];
}
