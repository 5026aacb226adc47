import { amountNumber, convertedAmount, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent } from '../../../../kernel/money/currency.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import type { StoredItemDetails, StoredInvoiceDetails } from '../domain/e-invoice-details.js';
import type { InvoiceItemDto } from '../dto/invoice-item.dto.js';
import type { InvoiceDto } from '../dto/invoice.dto.js';
import type { InvoiceEntity } from '../entities/invoice.entity.js';

/** The details of an electronic invoice in the form of the API: those that were given, numbers as numbers. */
type InvoiceDetailsDto = Pick<
  InvoiceDto,
  keyof StoredInvoiceDetails | 'tax_total_in_tax_currency' | 'tax_exemptions'
>;

type ItemDetailsDto = Pick<InvoiceItemDto, keyof StoredItemDetails>;

interface Taxed {
  readonly e_invoice: StoredInvoiceDetails | null;
  readonly currency: string;
  readonly tax_total: MinorUnits;
}

/** The details of an invoice in the form of the API; nothing where nothing was given. */
export function toDetailsDto({ e_invoice, currency, tax_total }: Taxed): Partial<InvoiceDetailsDto> {
  if (e_invoice === null) return NOTHING;
  const { tax_exchange_rate, tax_exemptions, tax_currency, ...details } = e_invoice;
  const rate = tax_exchange_rate === undefined ? undefined : Decimal.parse(tax_exchange_rate);
  return {
    ...(details as Partial<InvoiceDetailsDto>),
    ...(tax_exemptions && {
      tax_exemptions: tax_exemptions.map(({ rate: of, ...exemption }) => {
        return of === undefined ? exemption : { rate: Number(of), ...exemption };
      }),
    }),
    ...(tax_currency !== undefined &&
      rate !== undefined && {
        tax_currency,
        tax_exchange_rate: rate.toNumber(),
        tax_total_in_tax_currency: amountNumber(
          convertedAmount(tax_total, {
            from: currencyExponent(currency),
            to: currencyExponent(tax_currency),
            rate,
          }),
          tax_currency,
        ),
      }),
  };
}

/** What goes with an invoice; nothing where there is nothing. */
export function toAttachmentsDto({
  attachments,
}: Pick<InvoiceEntity, 'attachments'>): Pick<InvoiceDto, 'attachments'> {
  return attachments === null ? NOTHING : { attachments };
}

/** The same of a line. */
export function toItemDetailsDto(e_invoice: StoredItemDetails | null): Partial<ItemDetailsDto> {
  if (e_invoice === null) return NOTHING;
  const { list_price, price_discount, ...details } = e_invoice;
  return {
    ...(details as Partial<ItemDetailsDto>),
    ...(list_price !== undefined && { list_price: Number(list_price) }),
    ...(price_discount !== undefined && { price_discount: Number(price_discount) }),
  };
}

const NOTHING = {};
