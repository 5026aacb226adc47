import { ApiProperty } from '@nestjs/swagger';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import { billFactsExample, billLineExample, createBillExample } from '../bills.examples.js';
import type { billFates } from '../bills.resource.js';
import {
  billActions,
  billKindNames,
  billStatuses,
  type BillAction,
  type BillKind,
  type BillStatus,
} from '../domain/bill.js';
import {
  AcceptedFindingDto,
  BillDifferenceDto,
  BillFindingDto,
  BillLineDto,
  BillPartyDto,
  BillPaymentDto,
  BillSupplierMatchDto,
  BillTaxGroupDto,
} from './bill-parts.dto.js';

export { BillLineDto, BillPaymentDto } from './bill-parts.dto.js';

const text = { type: String, nullable: true } as const;
const money = { type: 'number', nullable: true } as const;
const day = { type: String, format: 'date', nullable: true } as const;
const instant = { type: String, format: 'date-time', nullable: true } as const;

/** What events tell of a bill: nothing that names anybody. */
export class BillFactsDto {
  static readonly example: BillFactsDto = billFactsExample;

  @ApiProperty({ example: billFactsExample.id })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the bill.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({
    description:
      'In the `inbox` no total is known. Once it is open its fields do not change. ' +
      'Payments make an approved one `paid`.',
    enum: billStatuses,
    example: 'draft',
  })
  status!: BillStatus;

  @ApiProperty({ description: 'A credit note takes back what bills ask for.', enum: billKindNames })
  kind!: BillKind;

  @ApiProperty({
    description: 'Who sent it; null until that is known.',
    ...text,
    example: billFactsExample.supplier_id,
  })
  supplier_id!: string | null;

  @ApiProperty({
    description: 'The file that it came as.',
    ...text,
    example: 'fil_01h455vb4pex5vsknk084sn02q',
  })
  file_id!: string | null;

  @ApiProperty({ description: 'The day that it says it was issued.', ...day, example: '2026-11-20' })
  issue_date!: string | null;

  @ApiProperty({ description: 'The day that it is to be paid by.', ...day, example: '2026-12-04' })
  due_date!: string | null;

  @ApiProperty({ description: 'Of all of its amounts.', ...text, example: 'EUR' })
  currency!: string | null;

  @ApiProperty({ description: 'With tax, as the supplier says it.', ...money, example: 119 })
  total!: number | null;

  @ApiProperty({ description: 'What is to be paid, as the supplier says it.', ...money, example: 119 })
  amount_payable!: number | null;

  @ApiProperty({ description: 'What payments and credit notes have settled of it.', ...money, example: 0 })
  amount_paid!: number | null;

  @ApiProperty({ description: 'What the supplier has let go for paying early.', ...money, example: 0 })
  amount_discounted!: number | null;

  @ApiProperty({ description: 'What is still to be paid of it.', ...money, example: 119 })
  amount_due!: number | null;

  @ApiProperty({ description: 'The payment run that is to pay it, while that is open.', ...text })
  payment_run_id!: string | null;

  @ApiProperty({ description: 'When it was last opened.', ...instant })
  opened_at!: string | null;

  @ApiProperty({ description: 'When it was approved, if it is.', ...instant })
  approved_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class BillSummaryDto extends BillFactsDto implements Tells<typeof billFates> {
  static override readonly example: BillSummaryDto = {
    ...billFactsExample,
    available_actions: ['update', 'delete', 'open', 'reject'],
    supplier_match: null,
    supplier_number: createBillExample.supplier_number,
    received_on: '2026-11-21',
    subtotal: 100,
    tax_total: 19,
    tax_breakdown: createBillExample.tax_breakdown,
    seller: null,
    buyer: null,
    payment: { ...createBillExample.payment, bic: null, account_holder: null },
    order_reference: null,
    differences: [],
    findings: [],
    accepted_findings: [],
    opened_by: null,
    approved_by: null,
    reason: null,
    note: null,
    metadata: {},
  };

  @ApiProperty({ description: 'What can be done with it.', enum: billActions, isArray: true })
  available_actions!: readonly BillAction[];

  @ApiProperty({ description: 'How the supplier was found.', type: BillSupplierMatchDto, nullable: true })
  supplier_match!: BillSupplierMatchDto | null;

  @ApiProperty({ description: 'The number that the supplier gave it.', ...text, example: '2026-311' })
  supplier_number!: string | null;

  @ApiProperty({ description: 'The day that it came.', type: String, format: 'date', example: '2026-11-21' })
  received_on!: string;

  @ApiProperty({ description: 'Without tax, as the supplier says it.', ...money, example: 100 })
  subtotal!: number | null;

  @ApiProperty({ description: 'The tax, as the supplier says it.', ...money, example: 19 })
  tax_total!: number | null;

  @ApiProperty({
    description: 'The tax by category and rate, as the supplier says it.',
    type: [BillTaxGroupDto],
  })
  tax_breakdown!: BillTaxGroupDto[];

  @ApiProperty({ description: 'Who sent it, as the document says.', type: BillPartyDto, nullable: true })
  seller!: BillPartyDto | null;

  @ApiProperty({ description: 'Who is to pay, as the document says.', type: BillPartyDto, nullable: true })
  buyer!: BillPartyDto | null;

  @ApiProperty({ description: 'Where it is to be paid to.', type: BillPaymentDto })
  payment!: BillPaymentDto;

  @ApiProperty({ description: 'The order that it is for.', ...text })
  order_reference!: string | null;

  @ApiProperty({ description: 'Where its sums do not fit each other.', type: [BillDifferenceDto] })
  differences!: BillDifferenceDto[];

  @ApiProperty({ description: 'What you should know of it, the gravest first.', type: [BillFindingDto] })
  findings!: BillFindingDto[];

  @ApiProperty({ description: 'What somebody has looked at and let pass.', type: [AcceptedFindingDto] })
  accepted_findings!: AcceptedFindingDto[];

  @ApiProperty({ description: 'Who opened it last: a user or an API key.', ...text, example: null })
  opened_by!: string | null;

  @ApiProperty({ description: 'Who approved it, if it is approved.', ...text, example: null })
  approved_by!: string | null;

  @ApiProperty({ description: 'Why it was rejected, disputed or made void.', ...text })
  reason!: string | null;

  @ApiProperty({ description: 'A note for yourselves.', ...text })
  note!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  metadata!: Record<string, string>;
}

export class BillDto extends BillSummaryDto {
  static override readonly example: BillDto = { ...BillSummaryDto.example, lines: [billLineExample] };

  @ApiProperty({ description: 'What it is for, where the document could be read.', type: [BillLineDto] })
  lines!: BillLineDto[];
}

export class BillListDto extends ListDto {
  static readonly example: BillListDto = {
    data: [BillSummaryDto.example],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ type: [BillSummaryDto] })
  data!: BillSummaryDto[];
}
