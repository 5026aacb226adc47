import { Currency, Each, Email, Nested, OneOf, Phone, Text, TimeZone } from '../../../platform/fields.js';
import {
  AddressDto,
  BankDetailsDto,
  PaymentTermsDto,
  TaxIdDto,
  taxRoundings,
  type OrganizationDetails,
  type TaxRounding,
} from '../../organizations/index.js';
import { UpdateNumberingDto } from './numbering.dto.js';
import { updateOrganizationExample } from '../settings.examples.js';

export class UpdateOrganizationDto implements OrganizationDetails {
  static readonly example = updateOrganizationExample;

  @Text({ description: 'Name as it is used every day.', example: 'Analytical Engines', max: 255 })
  name!: string;

  @Text({
    description: 'Name as documents print it; else the name.',
    example: 'Analytical Engines Ltd',
    max: 255,
    optional: true,
  })
  legal_name?: string;

  @Nested(() => AddressDto, { description: 'Address as documents print it.', optional: true })
  address?: AddressDto;

  @Each(() => TaxIdDto, { description: 'Tax identification numbers.', max: 5, optional: true })
  tax_ids?: TaxIdDto[];

  @Nested(() => BankDetailsDto, { description: 'Where customers pay.', optional: true })
  bank_details?: BankDetailsDto;

  @Email({ description: 'E-mail address for customers.', example: 'billing@example.com', optional: true })
  email?: string;

  @Phone({ description: 'Telephone number.', example: '+44 20 7946 0000', optional: true })
  phone?: string;

  @Currency({ description: 'Currency of new documents, unless the customer has another one.' })
  currency!: string;

  @TimeZone({ description: 'Where the organization’s days begin and end.' })
  time_zone!: string;

  @Nested(() => PaymentTermsDto, {
    description:
      'When invoices are due, unless customer or invoice say otherwise; without them after 14 days.',
    optional: true,
  })
  payment_terms?: PaymentTermsDto;

  @OneOf(taxRoundings, {
    description: 'Whether new documents round tax once per rate (`document`, the default) or on each line.',
    example: 'document',
    optional: true,
  })
  tax_rounding?: TaxRounding;

  @Nested(() => UpdateNumberingDto, {
    description: 'How documents get their numbers; what is left out stays as it is.',
    optional: true,
  })
  numbering?: UpdateNumberingDto;
}
