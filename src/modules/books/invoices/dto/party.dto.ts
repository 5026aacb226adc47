import { ApiProperty } from '@nestjs/swagger';
import {
  AddressDto,
  BankDetailsDto,
  ContactPersonDto,
  ElectronicAddressDto,
  IdentifierDto,
  TaxIdDto,
  TaxRepresentativeDto,
} from '../../../people/organizations/index.js';

/** What both parties may say of themselves beside name and address; absent where nothing was said. */
class PartyDetailsDto {
  @ApiProperty({ description: 'Name that is used every day, where it is another one.', required: false })
  trading_name?: string;

  @ApiProperty({ type: [IdentifierDto], required: false })
  identifiers?: readonly IdentifierDto[];

  @ApiProperty({ type: IdentifierDto, required: false })
  legal_registration?: IdentifierDto;

  @ApiProperty({ type: ElectronicAddressDto, required: false })
  electronic_address?: ElectronicAddressDto;

  @ApiProperty({ description: 'Who is asked about the document.', type: ContactPersonDto, required: false })
  contact?: ContactPersonDto;
}

export class SellerDto extends PartyDetailsDto {
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

  @ApiProperty({ description: 'What the law wants on documents.', required: false })
  legal_info?: string;

  @ApiProperty({ type: TaxRepresentativeDto, required: false })
  tax_representative?: TaxRepresentativeDto;
}

export class BuyerDto extends PartyDetailsDto {
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

  @ApiProperty({ description: 'Of invoices that have none of their own.', required: false })
  buyer_reference?: string;

  @ApiProperty({ description: 'Of invoices that have none of their own.', required: false })
  buyer_accounting_reference?: string;

  @ApiProperty({ description: 'Language of the documents, BCP 47.', required: false, example: 'de-DE' })
  locale?: string;

  @ApiProperty({ description: 'What the documents are written and checked as.', required: false })
  document_format?: string;
}
