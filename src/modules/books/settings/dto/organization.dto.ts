import { ApiProperty } from '@nestjs/swagger';
import { creditApplications } from '../../../../kernel/accounts/credit-application.js';
import { receiptSendings } from '../../../../kernel/accounts/receipt-sending.js';
import { modes } from '../../../../platform/index.js';
import {
  AddressDto,
  BankDetailsDto,
  ContactPersonDto,
  ElectronicAddressDto,
  IdentifierDto,
  PaymentTermsDto,
  TaxIdDto,
  TaxRepresentativeDto,
  taxRoundings,
} from '../../../people/organizations/index.js';
import { NumberingDto } from './numbering.dto.js';
import { organizationExample } from '../settings.examples.js';
import { SettlingDto } from './settling.dto.js';

export class OrganizationDto {
  static readonly example: OrganizationDto = organizationExample;

  @ApiProperty({ example: 'org_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the organization.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ example: 'Analytical Engines' })
  name!: string;

  @ApiProperty({
    description: 'Whether the books count, or are for trying. It never changes.',
    enum: modes,
    example: 'live',
  })
  mode!: string;

  @ApiProperty({ description: 'Null: documents print the name.', type: String, nullable: true })
  legal_name!: string | null;

  @ApiProperty({ type: AddressDto, nullable: true })
  address!: AddressDto | null;

  @ApiProperty({ type: [TaxIdDto] })
  tax_ids!: TaxIdDto[];

  @ApiProperty({ type: BankDetailsDto, nullable: true })
  bank_details!: BankDetailsDto | null;

  @ApiProperty({ type: String, nullable: true, example: 'billing@example.com' })
  email!: string | null;

  @ApiProperty({ type: String, nullable: true })
  phone!: string | null;

  @ApiProperty({ description: 'What you are known by.', type: [IdentifierDto], nullable: true })
  identifiers!: IdentifierDto[] | null;

  @ApiProperty({ type: IdentifierDto, nullable: true })
  legal_registration!: IdentifierDto | null;

  @ApiProperty({ description: 'What the law wants on documents.', type: String, nullable: true })
  legal_info!: string | null;

  @ApiProperty({
    description: 'Where electronic invoices come from.',
    type: ElectronicAddressDto,
    nullable: true,
  })
  electronic_address!: ElectronicAddressDto | null;

  @ApiProperty({
    description: 'Who answers questions about documents.',
    type: ContactPersonDto,
    nullable: true,
  })
  contact!: ContactPersonDto | null;

  @ApiProperty({ type: TaxRepresentativeDto, nullable: true })
  tax_representative!: TaxRepresentativeDto | null;

  @ApiProperty({ example: 'EUR' })
  currency!: string;

  @ApiProperty({ example: 'Europe/Berlin' })
  time_zone!: string;

  @ApiProperty({ type: PaymentTermsDto })
  payment_terms!: PaymentTermsDto;

  @ApiProperty({ enum: taxRoundings })
  tax_rounding!: string;

  @ApiProperty({
    description:
      'Whether credit of customers settles new invoices on issue, unless the customer says otherwise.',
    enum: creditApplications,
  })
  apply_credit!: string;

  @ApiProperty({
    description: 'Whether receipts are sent once payments are recorded, or by hand alone.',
    enum: receiptSendings,
  })
  send_receipts!: string;

  @ApiProperty({ description: 'What becomes of small rests of invoices.', type: SettlingDto })
  settling!: SettlingDto;

  @ApiProperty()
  numbering!: NumberingDto;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}
