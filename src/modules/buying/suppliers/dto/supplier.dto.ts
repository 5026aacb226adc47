import { ApiProperty } from '@nestjs/swagger';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import {
  AddressDto,
  ElectronicAddressDto,
  IdentifierDto,
  PaymentTermsDto,
  TaxIdDto,
} from '../../../people/organizations/index.js';
import { createSupplierExample, supplierFactsExample } from '../suppliers.examples.js';
import type { supplierFates } from '../suppliers.resource.js';
import { SupplierAccountDto } from './create-supplier.dto.js';

const text = { type: String, nullable: true } as const;

/** What events tell of a supplier: nothing that names anybody. */
export class SupplierFactsDto {
  static readonly example: SupplierFactsDto = supplierFactsExample;

  @ApiProperty({ example: supplierFactsExample.id })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the supplier.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ description: 'Currency that they bill in, as a rule.', ...text, example: 'EUR' })
  currency!: string | null;

  @ApiProperty({
    description: 'Since when lists hide it.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  archived_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class SupplierDto extends SupplierFactsDto implements Tells<typeof supplierFates> {
  static override readonly example: SupplierDto = {
    ...supplierFactsExample,
    ...createSupplierExample,
    trading_name: null,
    phone: null,
    external_id: null,
    legal_registration: null,
    electronic_address: null,
    payment_terms: null,
    note: null,
    metadata: {},
  };

  @ApiProperty({ description: 'Name of the company or person.', example: createSupplierExample.name })
  name!: string;

  @ApiProperty({ description: 'What it is known as, if that differs.', ...text })
  trading_name!: string | null;

  @ApiProperty({ description: 'E-mail address.', ...text, example: createSupplierExample.email })
  email!: string | null;

  @ApiProperty({ description: 'Telephone number.', ...text })
  phone!: string | null;

  @ApiProperty({ description: 'Your own identifier.', ...text })
  external_id!: string | null;

  @ApiProperty({ description: 'What they know you by.', ...text, example: createSupplierExample.our_number })
  our_number!: string | null;

  @ApiProperty({ description: 'Tax identification numbers.', type: [TaxIdDto] })
  tax_ids!: TaxIdDto[];

  @ApiProperty({ description: 'Entry in the commercial register.', type: IdentifierDto, nullable: true })
  legal_registration!: IdentifierDto | null;

  @ApiProperty({
    description: 'Where their electronic invoices come from.',
    type: ElectronicAddressDto,
    nullable: true,
  })
  electronic_address!: ElectronicAddressDto | null;

  @ApiProperty({ description: 'Where they are.', type: AddressDto, nullable: true })
  address!: AddressDto | null;

  @ApiProperty({ description: 'The accounts that are known to be theirs.', type: [SupplierAccountDto] })
  bank_accounts!: SupplierAccountDto[];

  @ApiProperty({
    description: 'When their bills are due, unless they say it.',
    type: PaymentTermsDto,
    nullable: true,
  })
  payment_terms!: PaymentTermsDto | null;

  @ApiProperty({ description: 'A note for yourselves.', ...text })
  note!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  metadata!: Record<string, string>;
}

export class SupplierListDto extends ListDto {
  static readonly example: SupplierListDto = {
    data: [SupplierDto.example],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ type: [SupplierDto] })
  data!: SupplierDto[];
}
