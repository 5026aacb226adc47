import {
  creditApplications,
  type CreditApplication,
} from '../../../../kernel/accounts/credit-application.js';
import { mailPurposes, type MailPurpose } from '../../../../kernel/parties/mail-purposes.js';
import {
  Currency,
  Each,
  Email,
  Flag,
  Id,
  Locale,
  Metadata,
  Nested,
  OneOf,
  Phone,
  Text,
  TextList,
} from '../../../../platform/fields.js';
import {
  AddressDto,
  ElectronicAddressDto,
  IdentifierDto,
  PaymentTermsDto,
  TaxIdDto,
} from '../../../people/organizations/index.js';
import {
  customerReminders,
  documentFormats,
  taxExemptions,
  type Contact,
  type CustomerDetails,
  type CustomerReminders,
  type DocumentFormat,
  type TaxExemption,
} from '../domain/customer.js';
import { priceLists } from '../../price-lists/price-lists.resource.js';
import { createCustomerExample } from '../customers.examples.js';
import { WithholdingDetailsDto, WithholdingsField } from './withholding.dto.js';

const isMailPurpose = (text: string): boolean => (mailPurposes as readonly string[]).includes(text);

export class ContactDto implements Contact {
  @Text({ description: 'Name of the person.', example: 'Charles Babbage', max: 255 })
  name!: string;

  @Email({ description: 'E-mail address of the person.', example: 'charles@example.com', optional: true })
  email?: string;

  @Phone({ description: 'Telephone number of the person.', example: '+49 30 901821', optional: true })
  phone?: string;

  @Text({ description: 'What the person does.', example: 'Accounts payable', max: 100, optional: true })
  role?: string;

  @Flag({
    description: 'Whether invoices are sent to this person; documents name the first one.',
    example: true,
    optional: true,
  })
  receives_invoices?: boolean;

  @TextList(
    {
      max: mailPurposes.length,
      accepts: isMailPurpose,
      detail: `Some of ${mailPurposes.join(', ')} were expected.`,
    },
    {
      description:
        'What else is sent to this person. What nobody receives goes to those who receive invoices, else to the ' +
        'address of the customer.',
      example: ['reminders'],
      items: { enum: [...mailPurposes] },
      optional: true,
    },
  )
  receives?: readonly MailPurpose[];
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

  @Id(priceLists, {
    description: 'The price list that gives prices to lines that name none; else the products’ own prices.',
    optional: true,
  })
  price_list_id?: string;

  @OneOf(creditApplications, {
    description:
      'Whether unapplied payments and credit notes settle a new invoice in the same currency once it is issued, ' +
      'the oldest first (`oldest_first`), or only when they are allocated (`off`); else as the organization says.',
    example: 'oldest_first',
    optional: true,
  })
  apply_credit?: CreditApplication;

  @WithholdingsField('What the customer withholds of invoices that say nothing of it.')
  withholdings?: WithholdingDetailsDto[];

  @OneOf(taxExemptions, { description: 'Whether and why no tax is due.', example: 'none', optional: true })
  tax_exemption?: TaxExemption;

  @Text({
    description: 'Name that the customer is known by, if documents are to say it beside the name.',
    example: 'Difference',
    max: 255,
    optional: true,
  })
  trading_name?: string;

  @Each(() => IdentifierDto, {
    description: 'What the customer is known by, such as a GLN (scheme 0088).',
    max: 5,
    optional: true,
  })
  identifiers?: IdentifierDto[];

  @Nested(() => IdentifierDto, {
    description: 'Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN.',
    optional: true,
  })
  legal_registration?: IdentifierDto;

  @Nested(() => ElectronicAddressDto, {
    description: 'Where electronic invoices are delivered to, such as the Peppol address.',
    optional: true,
  })
  electronic_address?: ElectronicAddressDto;

  @Text({
    description:
      'What invoices say as buyer reference unless they have one: of a German authority, the Leitweg-ID.',
    example: '04011000-1234512345-06',
    max: 255,
    optional: true,
  })
  buyer_reference?: string;

  @Text({
    description: 'Where the customer books invoices, unless an invoice says it.',
    example: 'Cost centre 4100',
    max: 255,
    optional: true,
  })
  buyer_accounting_reference?: string;

  @OneOf(documentFormats, {
    description: 'What the customer’s invoices are written and checked as; null: a PDF is enough.',
    example: 'xrechnung_ubl',
    optional: true,
  })
  document_format?: DocumentFormat;

  @OneOf(customerReminders, {
    description:
      'Whether the reminder policy holds for late invoices of this customer (default), or only a person reminds (off).',
    example: 'default',
    optional: true,
  })
  reminders?: CustomerReminders;

  @Text({ description: 'A note for yourselves.', example: 'Prefers letters.', max: 4000, optional: true })
  note?: string;

  @Metadata()
  metadata?: Record<string, string>;
}
