import {
  Bic,
  Currency,
  Each,
  Email,
  Iban,
  Metadata,
  Nested,
  PatchOf,
  Phone,
  Text,
} from '../../../../platform/fields.js';
import {
  AddressDto,
  ElectronicAddressDto,
  IdentifierDto,
  PaymentTermsDto,
  TaxIdDto,
} from '../../../people/organizations/index.js';
import type { SupplierAccount, SupplierDetails } from '../domain/supplier.js';
import { createSupplierExample } from '../suppliers.examples.js';

export class SupplierAccountDto implements SupplierAccount {
  @Iban({ description: 'The account.', example: 'DE89370400440532013000' })
  iban!: string;

  @Bic({ description: 'Its bank, outside of SEPA.', example: 'COBADEFFXXX', optional: true })
  bic?: string;

  @Text({
    description: 'Whose account it is, if that is not the supplier.',
    example: 'Paper Factoring AG',
    max: 255,
    optional: true,
  })
  account_holder?: string;
}

/** What a caller decides of a supplier. Everything but the name may be left out. */
export class CreateSupplierDto implements SupplierDetails {
  static readonly example = createSupplierExample;

  @Text({ description: 'Name of the company or person.', example: 'Analytical Paper GmbH', max: 255 })
  name!: string;

  @Text({ description: 'What it is known as, if that differs.', example: 'Paper', max: 255, optional: true })
  trading_name?: string;

  @Email({ description: 'E-mail address.', example: 'accounts@paper.example.com', optional: true })
  email?: string;

  @Phone({ description: 'Telephone number.', example: '+49 221 901820', optional: true })
  phone?: string;

  @Text({
    description: 'Your own identifier; unique.',
    example: 'ERP-70001',
    min: 1,
    max: 100,
    optional: true,
  })
  external_id?: string;

  @Text({ description: 'What they know you by.', example: 'K-4711', max: 100, optional: true })
  our_number?: string;

  @Each(() => TaxIdDto, { description: 'Tax identification numbers.', max: 5, optional: true })
  tax_ids?: TaxIdDto[];

  @Nested(() => IdentifierDto, {
    description: 'Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN.',
    optional: true,
  })
  legal_registration?: IdentifierDto;

  @Nested(() => ElectronicAddressDto, {
    description: 'Where their electronic invoices come from, such as the Peppol address.',
    optional: true,
  })
  electronic_address?: ElectronicAddressDto;

  @Nested(() => AddressDto, { description: 'Where they are.', optional: true })
  address?: AddressDto;

  @Each(() => SupplierAccountDto, {
    description: 'The accounts that are known to be theirs. A bill that names another one is held back.',
    max: 20,
    optional: true,
  })
  bank_accounts?: SupplierAccountDto[];

  @Currency({ description: 'Currency that they bill in, as a rule.', optional: true })
  currency?: string;

  @Nested(() => PaymentTermsDto, {
    description: 'When their bills are due, unless they say it.',
    optional: true,
  })
  payment_terms?: PaymentTermsDto;

  @Text({ description: 'A note for yourselves.', example: 'Delivers on Fridays.', max: 4000, optional: true })
  note?: string;

  @Metadata()
  metadata?: Record<string, string>;
}

/** An update replaces the whole resource, so it takes what create takes. */
export class UpdateSupplierDto extends CreateSupplierDto {}

export class PatchSupplierDto extends PatchOf(CreateSupplierDto) {
  static readonly example = { email: 'billing@paper.example.com', note: null };
}
