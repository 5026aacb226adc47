import { ApiProperty } from '@nestjs/swagger';
import { AddressDto, TaxIdDto } from '../../customers/index.js';

export class BankDetailsDto {
  @ApiProperty({ type: String, required: false, example: 'Countinghouse GmbH' })
  account_holder?: string;

  @ApiProperty({ type: String, required: false, example: 'DE89370400440532013000' })
  iban?: string;

  @ApiProperty({ type: String, required: false, example: 'COBADEFFXXX' })
  bic?: string;

  @ApiProperty({ type: String, required: false })
  bank_name?: string;

  @ApiProperty({ type: String, required: false })
  account_number?: string;

  @ApiProperty({ type: String, required: false })
  routing_number?: string;
}

export class SellerDto {
  @ApiProperty({ example: 'Countinghouse GmbH' })
  name!: string;

  @ApiProperty({ type: AddressDto, nullable: true })
  address!: AddressDto | null;

  @ApiProperty({ type: [TaxIdDto] })
  tax_ids!: readonly TaxIdDto[];

  @ApiProperty({ type: BankDetailsDto, nullable: true })
  bank_details!: BankDetailsDto | null;

  @ApiProperty({ type: String, nullable: true })
  email!: string | null;

  @ApiProperty({ type: String, nullable: true })
  phone!: string | null;
}

export class BuyerDto {
  @ApiProperty({ example: 'Difference Engines GmbH' })
  name!: string;

  @ApiProperty({ type: String, nullable: true })
  email!: string | null;

  @ApiProperty({ type: AddressDto, nullable: true })
  billing_address!: AddressDto | null;

  @ApiProperty({ type: AddressDto, nullable: true })
  shipping_address!: AddressDto | null;

  @ApiProperty({ type: [TaxIdDto] })
  tax_ids!: readonly TaxIdDto[];
}
