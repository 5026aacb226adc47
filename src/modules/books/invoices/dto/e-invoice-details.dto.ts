import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Currency, Day, Each, ExchangeRate, Nested, OneOf } from '../../../../platform/fields.js';
import { documentTypes, taxPoints, type EInvoiceDetails } from '../domain/e-invoice-details.js';
import {
  DeliveryDto,
  NoteDto,
  PayeeDto,
  PeriodDto,
  PrecedingInvoiceDto,
  TaxExemptionDto,
} from './e-invoice-parts.dto.js';
import { PaymentInstructionsDto } from './payment-instructions.dto.js';
import { ReferencesDto } from './references.dto.js';

/** More is printed by nobody. */
const NOTES_MAX = 20;

/** A field: the days that the whole invoice is for. */
export function ServicePeriod(): PropertyDecorator {
  return Nested(() => PeriodDto, { description: 'The days that are invoiced.', optional: true });
}

/** Details that electronic invoices have beside the amounts, without the period, which is of one invoice. */
export class EInvoiceContentDto extends ReferencesDto implements Omit<EInvoiceDetails, 'service_period'> {
  @OneOf(documentTypes, {
    description: 'What it calls itself; an invoice if not given. The construction types are those of France.',
    example: 'invoice',
    optional: true,
  })
  document_type?: (typeof documentTypes)[number];

  @Each(() => PrecedingInvoiceDto, {
    description: 'Earlier invoices from elsewhere; those that this one corrects here are named without it.',
    max: NOTES_MAX,
    optional: true,
  })
  preceding_invoices?: PrecedingInvoiceDto[];

  @Each(() => NoteDto, {
    description: 'Printed after the message.',
    max: NOTES_MAX,
    optional: true,
  })
  notes?: NoteDto[];

  @Currency({
    description: 'Currency that you declare the tax in, if it is another one.',
    example: 'CZK',
    optional: true,
  })
  tax_currency?: CurrencyCode;

  @ExchangeRate({
    description: 'What a unit of the invoice’s currency is in the tax currency.',
    example: 24.35,
    optional: true,
  })
  tax_exchange_rate?: Decimal;

  @Day({ description: 'When tax falls due, if not on issue.', example: '2026-11-20', optional: true })
  tax_point_date?: string;

  @OneOf(taxPoints, {
    description: 'What tax falls due by, if no day is named.',
    optional: true,
  })
  tax_point?: (typeof taxPoints)[number];

  @Nested(() => DeliveryDto, { description: 'What was delivered when, to whom and where.', optional: true })
  delivery?: DeliveryDto;

  @Nested(() => PaymentInstructionsDto, { description: 'How it is paid.', optional: true })
  payment_instructions?: PaymentInstructionsDto;

  @Nested(() => PayeeDto, { description: 'Who is paid, if it is not you.', optional: true })
  payee?: PayeeDto;

  @Each(() => TaxExemptionDto, {
    description: 'Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it.',
    max: NOTES_MAX,
    optional: true,
  })
  tax_exemptions?: TaxExemptionDto[];
}

/** The same with the period. Answers contain only those that were given. */
export class EInvoiceDetailsDto extends EInvoiceContentDto implements EInvoiceDetails {
  @ServicePeriod()
  service_period?: PeriodDto;
}
