import type { Decimal } from '../../../../kernel/money/decimal.js';
import { taxCategories, type TaxCategory } from '../../../../kernel/tax/tax-category.js';
import { Day, Nested, OneOf, TaxRate, Text } from '../../../../platform/fields.js';
import { AddressDto, BankDetailsDto, IdentifierDto } from '../../../people/organizations/index.js';
import type { EInvoiceDetails, Period, TaxExemption } from '../domain/e-invoice-details.js';

type Entry<List> = List extends readonly (infer One)[] ? One : never;

export class PeriodDto implements Period {
  @Day({ description: 'First day.', example: '2026-11-01', optional: true })
  start?: string;

  @Day({ description: 'Last day.', example: '2026-11-30', optional: true })
  end?: string;
}

export class NoteDto implements Entry<NonNullable<EInvoiceDetails['notes']>> {
  @Text({ description: 'What is printed.', example: 'Delivered ex works.', max: 4000 })
  text!: string;

  @Text({
    description: 'What it is about, as a code of UNTDID 4451, such as AAI or REG.',
    example: 'AAI',
    max: 3,
    form: { pattern: /^[A-Z]{3}$/, detail: 'A code of UNTDID 4451, three capital letters, was expected.' },
    optional: true,
  })
  subject_code?: string;
}

export class PrecedingInvoiceDto implements Entry<NonNullable<EInvoiceDetails['preceding_invoices']>> {
  @Text({ description: 'Number of the earlier invoice.', example: '2025-0815', max: 50 })
  number!: string;

  @Day({ description: 'When it was issued.', example: '2025-12-01', optional: true })
  issue_date?: string;
}

export class DeliveryDto implements NonNullable<EInvoiceDetails['delivery']> {
  @Day({ description: 'When it was delivered.', example: '2026-11-20', optional: true })
  date?: string;

  @Text({ description: 'Who received it.', example: 'Warehouse North', max: 255, optional: true })
  name?: string;

  @Nested(() => IdentifierDto, { description: 'Where, as an identifier such as a GLN.', optional: true })
  location?: IdentifierDto;

  @Nested(() => AddressDto, { description: 'Where; else the customer’s shipping address.', optional: true })
  address?: AddressDto;
}

export class PayeeDto implements NonNullable<EInvoiceDetails['payee']> {
  @Text({
    description: 'Who is paid, if it is not you: a factoring company.',
    example: 'Factor AG',
    max: 255,
  })
  name!: string;

  @Nested(() => IdentifierDto, { description: 'What the payee is known by.', optional: true })
  identifier?: IdentifierDto;

  @Nested(() => IdentifierDto, { description: 'Entry in the commercial register.', optional: true })
  legal_registration?: IdentifierDto;

  @Nested(() => BankDetailsDto, {
    description: 'Account that is paid to, in place of yours.',
    optional: true,
  })
  bank_details?: BankDetailsDto;
}

export class TaxExemptionDto implements TaxExemption {
  @OneOf(taxCategories, { description: 'Category of the tax group.', example: 'E' })
  category!: TaxCategory;

  @TaxRate({ description: 'Rate of the tax group; else all of the category.', example: 0, optional: true })
  rate?: Decimal;

  @Text({
    description: 'Why no tax is charged, in words.',
    example: 'Exempt under article 132',
    max: 255,
    optional: true,
  })
  reason?: string;

  @Text({
    description: 'The same as a code of the VATEX list.',
    example: 'VATEX-EU-132',
    max: 30,
    form: { pattern: /^VATEX-[A-Z0-9-]+$/, detail: 'A code such as VATEX-EU-132 was expected.' },
    optional: true,
  })
  code?: string;
}
