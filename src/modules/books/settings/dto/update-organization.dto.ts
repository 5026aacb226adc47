import {
  creditApplications,
  type CreditApplication,
} from '../../../../kernel/accounts/credit-application.js';
import { receiptSendings, type ReceiptSending } from '../../../../kernel/accounts/receipt-sending.js';
import { Currency, Each, Email, Nested, OneOf, Phone, Text, TimeZone } from '../../../../platform/fields.js';
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
  type OrganizationDetails,
  type TaxRounding,
} from '../../../people/organizations/index.js';
import { SettlingDto } from './settling.dto.js';
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

  @Each(() => IdentifierDto, {
    description:
      'What you are known by: your GLN (scheme 0088), DUNS number (0060) or a customer’s supplier number.',
    max: 5,
    optional: true,
  })
  identifiers?: IdentifierDto[];

  @Nested(() => IdentifierDto, {
    description:
      'Your entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN.',
    optional: true,
  })
  legal_registration?: IdentifierDto;

  @Text({
    description: 'What the law wants on documents: managing directors, share capital, register court.',
    example: 'Managing director: Ada Lovelace. Register court: Hamburg.',
    max: 1000,
    optional: true,
  })
  legal_info?: string;

  @Nested(() => ElectronicAddressDto, {
    description: 'Where electronic invoices come from, such as your Peppol address.',
    optional: true,
  })
  electronic_address?: ElectronicAddressDto;

  @Nested(() => ContactPersonDto, { description: 'Who answers questions about documents.', optional: true })
  contact?: ContactPersonDto;

  @Nested(() => TaxRepresentativeDto, {
    description: 'Who answers to the tax office for you, if you are not registered there.',
    optional: true,
  })
  tax_representative?: TaxRepresentativeDto;

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

  @OneOf(creditApplications, {
    description:
      'Whether unapplied payments and credit notes of a customer settle a new invoice in the same currency ' +
      'once it is issued, the oldest first (`oldest_first`), or only when they are allocated (`off`, the default).',
    example: 'off',
    optional: true,
  })
  apply_credit?: CreditApplication;

  @OneOf(receiptSendings, {
    description:
      'Whether a customer with an e-mail address gets a receipt once a payment is recorded (`on_receipt`), or only ' +
      'when somebody sends it (`off`, the default). Imported payments and lines that the bank account books by ' +
      'itself never send one.',
    example: 'off',
    optional: true,
  })
  send_receipts?: ReceiptSending;

  @Nested(() => SettlingDto, {
    description:
      'What becomes of small rests of invoices; without it only exact discounts in time are taken.',
    optional: true,
  })
  settling?: SettlingDto;

  @Nested(() => UpdateNumberingDto, {
    description: 'How documents get their numbers; what is left out stays as it is.',
    optional: true,
  })
  numbering?: UpdateNumberingDto;
}
