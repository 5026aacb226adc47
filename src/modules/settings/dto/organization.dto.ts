import { ApiProperty } from '@nestjs/swagger';
import {
  AddressDto,
  BankDetailsDto,
  PaymentTermsDto,
  TaxIdDto,
  taxRoundings,
} from '../../organizations/index.js';
import { NumberingDto } from './numbering.dto.js';
import { organizationExample } from '../settings.examples.js';

export class OrganizationDto {
  static readonly example: OrganizationDto = organizationExample;

  @ApiProperty({ example: 'org_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the organization.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ example: 'Analytical Engines' })
  name!: string;

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

  @ApiProperty({ example: 'EUR' })
  currency!: string;

  @ApiProperty({ example: 'Europe/Berlin' })
  time_zone!: string;

  @ApiProperty({ type: PaymentTermsDto })
  payment_terms!: PaymentTermsDto;

  @ApiProperty({ enum: taxRoundings })
  tax_rounding!: string;

  @ApiProperty()
  numbering!: NumberingDto;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}
