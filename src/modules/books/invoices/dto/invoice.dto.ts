import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import { CustomerDto } from '../../customers/index.js';
import { paymentStatuses } from '../domain/derived.js';
import { invoiceActions } from '../domain/invoice-lifecycle.js';
import { invoiceStatuses, sendingChannels } from '../domain/invoice.js';
import { AttachmentDto } from './attachment.dto.js';
import { EInvoiceDetailsDto } from './e-invoice-details.dto.js';
import { TaxExemptionDto } from './e-invoice-parts.dto.js';
import { DueDateExtensionDto } from './extend-invoice.dto.js';
import { CertifiedAmountsDto } from './certificate.dto.js';
import { InvoiceTermsDto } from './invoice-terms.dto.js';
import { InstalmentDto, PlannedInstalmentDto } from './payment-plan.dto.js';
import { InvoiceItemDto } from './invoice-item.dto.js';
import { SettlementDto } from './settlement.dto.js';
import { BuyerDto, SellerDto } from './party.dto.js';
import type { invoiceFates } from '../invoices.resource.js';
import { invoiceExample, invoiceListExample } from '../invoices.examples.js';

class StatedExemptionDto extends OmitType(TaxExemptionDto, ['rate']) {
  @ApiProperty({ description: 'Else all of the category.', required: false, example: 0 })
  rate?: number;
}

/** What an invoice has alone and in a list. */
class InvoiceFieldsDto extends CertifiedAmountsDto implements Tells<typeof invoiceFates> {
  @ApiProperty({ example: 'inv_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the invoice.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ enum: invoiceStatuses, example: 'draft' })
  status!: string;

  @ApiProperty({ description: 'How far it is settled.', enum: paymentStatuses, example: 'unpaid' })
  payment_status!: string;

  @ApiProperty({
    description: 'Whether it is open and its due date has passed where the organization is.',
    example: false,
  })
  overdue!: boolean;

  @ApiProperty({ description: 'Whether it is a legal document, which never changes.', example: false })
  immutable!: boolean;

  @ApiProperty({
    description: 'What may be done with it now.',
    enum: invoiceActions,
    isArray: true,
    example: ['update', 'delete', 'finalize', 'correct'],
  })
  available_actions!: string[];

  @ApiProperty({ description: 'A draft has none.', type: String, nullable: true })
  number!: string | null;

  @ApiProperty({
    description:
      'What the payer gives as reference, set when it is finalized: yours of `payment_instructions`, else a ' +
      'structured one after ISO 11649.',
    type: String,
    nullable: true,
  })
  payment_reference!: string | null;

  @ApiProperty({ example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;

  @ApiProperty({
    description: 'The customer’s name when the invoice was written.',
    example: 'Difference Engines GmbH',
  })
  customer_name!: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  issue_date!: string | null;

  @ApiProperty({
    description:
      'By when the money is owed, wherever the day was moved to after it was issued. In instalments, the day of the ' +
      'first one that is open.',
    format: 'date',
    example: '2026-12-21',
  })
  due_date!: string;

  @ApiProperty({
    description: 'The due date that the document says; a draft has none.',
    type: String,
    format: 'date',
    nullable: true,
  })
  issued_due_date!: string | null;

  @ApiProperty({
    description: 'How the due date has moved since, the first one first.',
    type: [DueDateExtensionDto],
  })
  extensions!: readonly DueDateExtensionDto[];

  @ApiProperty({ description: 'Null: the due date was named.', type: InvoiceTermsDto, nullable: true })
  payment_terms!: InvoiceTermsDto | null;

  @ApiProperty({
    description: 'The instalments that were agreed. Null: it is paid at once.',
    type: [PlannedInstalmentDto],
    nullable: true,
  })
  payment_plan!: readonly PlannedInstalmentDto[] | null;

  @ApiProperty({
    description: 'What has become of the instalments; none where it is paid at once.',
    type: [InstalmentDto],
  })
  instalments!: readonly InstalmentDto[];

  @ApiProperty({ type: String, nullable: true })
  reference!: string | null;

  @ApiProperty({ description: 'For yourselves; never printed.', type: String, nullable: true })
  note!: string | null;

  @ApiProperty({
    description: 'When you expect the money.',
    type: String,
    format: 'date',
    nullable: true,
  })
  expected_payment_date!: string | null;

  @ApiProperty({
    description: 'Before this day no reminder goes out by itself.',
    type: String,
    format: 'date',
    nullable: true,
  })
  reminders_paused_until!: string | null;

  @ApiProperty({ description: 'Printed on the document.', type: String, nullable: true })
  message!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  metadata!: Readonly<Record<string, string>>;

  @ApiProperty({
    description: 'What all credit notes that stand have taken back, whatever became of it.',
    example: 0,
  })
  credit_notes_total!: number;

  @ApiProperty({
    description: 'What stands of discounts for paying early; the rest of it was paid in time.',
    example: 0,
  })
  amount_discounted!: number;

  @ApiProperty({ description: 'What stands of small rests that were let go.', example: 0 })
  amount_waived!: number;

  @ApiProperty({ description: 'What has settled it, and what is still owed today.' })
  settlement!: SettlementDto;

  @ApiProperty({
    description: 'The invoice that this one replaces.',
    type: String,
    nullable: true,
    example: null,
  })
  corrects_invoice_id!: string | null;

  @ApiProperty({ description: 'The recurring invoice that made it.', type: String, nullable: true })
  recurring_invoice_id!: string | null;

  @ApiProperty({ description: 'The quote that it was made of.', type: String, nullable: true })
  quote_id!: string | null;

  @ApiProperty({
    description:
      'Whether it was issued elsewhere before, and brought along. It has no place in the chain and no files, and is ' +
      'never sent.',
    example: false,
  })
  imported!: boolean;

  @ApiProperty({ description: 'The `source` of its import.', type: String, nullable: true })
  imported_from!: string | null;

  @ApiProperty({ description: 'Its identifier where it was issued.', type: String, nullable: true })
  external_id!: string | null;

  @ApiProperty({
    description: 'When it was issued by the clock, or brought along.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  finalized_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paid_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  voided_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  marked_uncollectible_at!: string | null;

  @ApiProperty({ description: 'When it was last sent.', type: String, format: 'date-time', nullable: true })
  sent_at!: string | null;

  @ApiProperty({ description: 'How it was last sent.', enum: sendingChannels, nullable: true })
  sent_via!: string | null;

  @ApiProperty({
    description: 'When its customer first looked at it by a link.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  viewed_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

/** An invoice as a list shows it: everything but its lines. */
export class InvoiceSummaryDto extends InvoiceFieldsDto {
  @ApiProperty({
    description: 'The customer as it is now; only when `expand=customer` asks for it.',
    type: CustomerDto,
    required: false,
  })
  customer?: CustomerDto;
}

/** What an electronic invoice says beside its amounts, as far as it was given. */
class DetailsDto extends OmitType(EInvoiceDetailsDto, ['tax_exchange_rate', 'tax_exemptions']) {
  @ApiProperty({
    description: 'What a unit of the currency is in the tax currency.',
    required: false,
    example: 24.35,
  })
  tax_exchange_rate?: number;

  @ApiProperty({
    description: 'Sum of the taxes in the tax currency, where one is named.',
    required: false,
    example: 5522.82,
  })
  tax_total_in_tax_currency?: number;

  @ApiProperty({
    description: 'Why no tax is charged, for each tax group.',
    type: [StatedExemptionDto],
    required: false,
  })
  tax_exemptions?: StatedExemptionDto[];
}

export class InvoiceDto extends IntersectionType(InvoiceFieldsDto, DetailsDto) {
  static readonly example: InvoiceDto = invoiceExample;

  @ApiProperty({
    description: 'Who issues it, frozen on issue; a draft has none.',
    type: SellerDto,
    nullable: true,
  })
  seller!: SellerDto | null;

  @ApiProperty({ description: 'To whom, frozen on issue; a draft has none.', type: BuyerDto, nullable: true })
  buyer!: BuyerDto | null;

  @ApiProperty({ description: 'The lines, in their order.', type: [InvoiceItemDto] })
  items!: InvoiceItemDto[];

  @ApiProperty({
    description: 'What goes with it; absent where nothing does.',
    type: [AttachmentDto],
    required: false,
  })
  attachments?: readonly AttachmentDto[];
}

export class InvoiceListDto extends ListDto {
  static readonly example: InvoiceListDto = invoiceListExample;

  @ApiProperty({ type: [InvoiceSummaryDto] })
  data!: InvoiceSummaryDto[];
}
