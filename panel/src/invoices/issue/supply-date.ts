import type { Invoice } from '@countinghouse/client';

/** Sellers in these countries have to say when they supplied, if it is not the day of the invoice. */
const SAID = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
);

/** Sellers in these countries have to say it in any case. */
const ALWAYS_SAID = ['AT', 'DE'];

/**
 * Whether an invoice of a seller in this country usually says when was supplied.
 *
 * Source: Article 226 (7) of the VAT directive (2006/112/EC); Switzerland: Article 26 (2) d of the MWSTG; United
 * Kingdom: regulation 14 (1) (b) of the VAT Regulations 1995.
 */
export function saysSupplyDate(country: string | null | undefined): boolean {
  return country != null && SAID.includes(country);
}

/**
 * Whether an invoice must say it, even if it is the day of the invoice.
 *
 * Source: Germany: § 14 (4) no. 6 UStG; Austria: § 11 (1) no. 3 d UStG 1994.
 */
export function mustSaySupplyDate(country: string | null | undefined): boolean {
  return country != null && ALWAYS_SAID.includes(country);
}

/** A draft, which can still be completed, with what says when was supplied. */
export type DatedDraft = Pick<Invoice, 'id' | 'delivery' | 'service_period' | 'items'>;

/** Whether an invoice says when all of it was supplied: by a day, by a period, or by one of each line. */
export function isSupplyDated(invoice: Omit<DatedDraft, 'id'>): boolean {
  const { delivery, service_period, items } = invoice;
  if (delivery?.date != null || service_period != null) return true;
  return items.length > 0 && items.every((item) => item.service_period != null);
}
