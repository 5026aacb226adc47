import { ApiProperty } from '@nestjs/swagger';
import { creditApplications } from '../../../../kernel/accounts/credit-application.js';
import { ListDto } from '../../../../platform/lists.js';
import {
  AddressDto,
  ElectronicAddressDto,
  IdentifierDto,
  PaymentTermsDto,
  TaxIdDto,
} from '../../../people/organizations/index.js';
import { customerReminders, documentFormats, taxExemptions } from '../domain/customer.js';
import { ContactDto } from './create-customer.dto.js';
import { customerExample, customerListExample } from '../customers.examples.js';
import type { Tells } from '../../../../platform/index.js';
import type { customerFates } from '../customers.resource.js';
import { AgreedWithholdingDto } from './withholding.dto.js';

export class CustomerDto implements Tells<typeof customerFates> {
  static readonly example: CustomerDto = customerExample;

  @ApiProperty({ example: 'cus_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the customer.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ example: 'Difference Engines GmbH' })
  name!: string;

  @ApiProperty({ type: String, nullable: true, example: 'accounts@example.com' })
  email!: string | null;

  @ApiProperty({ type: String, nullable: true })
  phone!: string | null;

  @ApiProperty({ description: 'Your own identifier.', type: String, nullable: true })
  external_id!: string | null;

  @ApiProperty({ type: [TaxIdDto] })
  tax_ids!: TaxIdDto[];

  @ApiProperty({ type: AddressDto, nullable: true })
  billing_address!: AddressDto | null;

  @ApiProperty({ type: AddressDto, nullable: true })
  shipping_address!: AddressDto | null;

  @ApiProperty({ type: [ContactDto] })
  contacts!: ContactDto[];

  @ApiProperty({ description: 'Null: the organization’s currency.', type: String, nullable: true })
  currency!: string | null;

  @ApiProperty({ type: String, nullable: true })
  locale!: string | null;

  @ApiProperty({ description: 'Null: the organization’s terms.', type: PaymentTermsDto, nullable: true })
  payment_terms!: PaymentTermsDto | null;

  @ApiProperty({
    description: 'The price list that gives prices to lines that name none; null: the products’ own prices.',
    type: String,
    nullable: true,
  })
  price_list_id!: string | null;

  @ApiProperty({
    description: 'Whether credit settles new invoices on issue; null: as the organization says.',
    type: String,
    enum: [...creditApplications, null],
    nullable: true,
  })
  apply_credit!: string | null;

  @ApiProperty({ description: 'What it withholds.', type: [AgreedWithholdingDto], nullable: true })
  withholdings!: AgreedWithholdingDto[] | null;

  @ApiProperty({ enum: taxExemptions })
  tax_exemption!: string;

  @ApiProperty({ description: 'Said on documents beside the name.', type: String, nullable: true })
  trading_name!: string | null;

  @ApiProperty({ description: 'What it is known by.', type: [IdentifierDto], nullable: true })
  identifiers!: IdentifierDto[] | null;

  @ApiProperty({ type: IdentifierDto, nullable: true })
  legal_registration!: IdentifierDto | null;

  @ApiProperty({
    description: 'Where electronic invoices are delivered to.',
    type: ElectronicAddressDto,
    nullable: true,
  })
  electronic_address!: ElectronicAddressDto | null;

  @ApiProperty({ description: 'Of invoices that have none of their own.', type: String, nullable: true })
  buyer_reference!: string | null;

  @ApiProperty({ description: 'Of invoices that have none of their own.', type: String, nullable: true })
  buyer_accounting_reference!: string | null;

  @ApiProperty({
    description: 'What invoices are written and checked as; null: a PDF is enough.',
    type: String,
    enum: [...documentFormats, null],
    nullable: true,
  })
  document_format!: string | null;

  @ApiProperty({
    description: 'Whether the policy reminds of late invoices, or only a person does.',
    enum: customerReminders,
  })
  reminders!: string;

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  metadata!: Record<string, string>;

  @ApiProperty({
    description: 'Since when it is hidden from lists.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  archived_at!: string | null;

  @ApiProperty({
    description: 'The customer that has everything of this one now; null: it was not merged.',
    type: String,
    nullable: true,
  })
  merged_into!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class CustomerListDto extends ListDto {
  static readonly example: CustomerListDto = customerListExample;

  @ApiProperty({ type: [CustomerDto] })
  data!: CustomerDto[];
}
