import { ApiProperty } from '@nestjs/swagger';
import { AddressDto, BankDetailsDto, TaxIdDto } from '../../organizations/index.js';

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
