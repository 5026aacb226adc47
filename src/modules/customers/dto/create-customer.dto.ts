import {
  Currency,
  Each,
  Email,
  Flag,
  Locale,
  Metadata,
  Nested,
  OneOf,
  Phone,
  Text,
} from '../../../platform/fields.js';
import { AddressDto, PaymentTermsDto, TaxIdDto } from '../../organizations/index.js';
import { taxExemptions, type Contact, type CustomerDetails, type TaxExemption } from '../domain/customer.js';
import { createCustomerExample } from '../customers.examples.js';

export class ContactDto implements Contact {
  @Text({ description: 'Name of the person.', example: 'Charles Babbage', max: 255 })
  name!: string;

  @Email({ description: 'E-mail address of the person.', example: 'charles@example.com', optional: true })
  email?: string;

  @Text({ description: 'What the person does.', example: 'Accounts payable', max: 100, optional: true })
  role?: string;

  @Flag({ description: 'Whether invoices are sent to this person.', example: true, optional: true })
  receives_invoices?: boolean;
}

export class CreateCustomerDto implements CustomerDetails {
  static readonly example = createCustomerExample;

  @Text({ description: 'Name of the company or person.', example: 'Difference Engines GmbH', max: 255 })
  name!: string;

  @Email({ description: 'E-mail address for documents.', example: 'accounts@example.com', optional: true })
  email?: string;

  @Phone({ description: 'Telephone number.', example: '+49 30 901820', optional: true })
  phone?: string;

  @Text({
    description: 'Your own identifier; unique.',
    example: 'CRM-4711',
    min: 1,
    max: 100,
    optional: true,
  })
  external_id?: string;

  @Each(() => TaxIdDto, { description: 'Tax identification numbers.', max: 5, optional: true })
  tax_ids?: TaxIdDto[];

  @Nested(() => AddressDto, { description: 'Where invoices go.', optional: true })
  billing_address?: AddressDto;

  @Nested(() => AddressDto, { description: 'Where goods go.', optional: true })
  shipping_address?: AddressDto;

  @Each(() => ContactDto, { description: 'People at the customer.', max: 50, optional: true })
  contacts?: ContactDto[];

  @Currency({ description: 'Currency of new documents; else the organization’s.', optional: true })
  currency?: string;

  @Locale({
    description: 'Language of documents, BCP 47.',
    example: 'de-DE',
    optional: true,
  })
  locale?: string;

  @Nested(() => PaymentTermsDto, {
    description: 'When invoices are due; else the organization’s terms.',
    optional: true,
  })
  payment_terms?: PaymentTermsDto;

  @OneOf(taxExemptions, { description: 'Whether and why no tax is due.', example: 'none', optional: true })
  tax_exemption?: TaxExemption;

  @Text({ description: 'A note for yourselves.', example: 'Prefers letters.', max: 4000, optional: true })
  note?: string;

  @Metadata()
  metadata?: Record<string, string>;
}
