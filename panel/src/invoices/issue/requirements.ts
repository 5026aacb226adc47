import type { Address, Customer, Organization, TaxId } from '@countinghouse/client';
import { mustSaySupplyDate } from './supply-date';

/** Missing data of a document, and the page where it is entered. */
export interface MissingDetail {
  readonly detail:
    | 'seller_address'
    | 'seller_tax_id'
    | 'seller_bank_details'
    | 'buyer_address'
    | 'buyer_tax_id'
    | 'supply_date';
  /** `advice` marks data that no law requires, but that a customer needs in order to pay. */
  readonly level: 'law' | 'advice';
}

interface CheckedDocument {
  readonly organization: Pick<Organization, 'address' | 'tax_ids' | 'bank_details'>;
  readonly customer: Pick<Customer, 'billing_address' | 'tax_ids'>;
  /** The tax categories of its lines. */
  readonly categories: readonly string[];
  readonly kind: 'invoice' | 'credit_note';
  /** Whether it says when was supplied; undefined where that is not known. */
  readonly isSupplyDated?: boolean;
}

/** In these categories the buyer owes the tax, so the document must contain the buyer's tax number. */
const BUYER_OWES_TAX: readonly string[] = ['AE', 'K'];

/**
 * Returns the legally required data that a document lacks.
 *
 * Source: Article 226 of the VAT directive (2006/112/EC), points 3 to 5: the tax number of the supplier, the tax number
 * of a customer who owes the tax, and the full name and address of both. Of the date of supply: `mustSaySupplyDate`.
 */
export function missingDetails(document: CheckedDocument): MissingDetail[] {
  const { organization, customer, categories, kind, isSupplyDated = true } = document;
  const isTaxIdNeeded = categories.some((category) => BUYER_OWES_TAX.includes(category));
  const checks: (MissingDetail & { isMissing: boolean })[] = [
    { detail: 'seller_address', level: 'law', isMissing: !isComplete(organization.address) },
    { detail: 'seller_tax_id', level: 'law', isMissing: !hasTaxId(organization.tax_ids) },
    { detail: 'buyer_address', level: 'law', isMissing: !isComplete(customer.billing_address) },
    { detail: 'buyer_tax_id', level: 'law', isMissing: isTaxIdNeeded && !hasTaxId(customer.tax_ids) },
    {
      detail: 'supply_date',
      level: 'law',
      isMissing: kind === 'invoice' && !isSupplyDated && mustSaySupplyDate(organization.address?.country),
    },
    {
      detail: 'seller_bank_details',
      level: 'advice',
      isMissing: kind === 'invoice' && !hasAccount(organization.bank_details),
    },
  ];
  return checks.filter(({ isMissing }) => isMissing).map(({ detail, level }) => ({ detail, level }));
}

/** Returns what the organization lacks to issue documents to any customer. */
export function missingSellerDetails(organization: CheckedDocument['organization']): MissingDetail[] {
  const customer = { billing_address: null, tax_ids: [] };
  return missingDetails({ organization, customer, categories: [], kind: 'invoice' }).filter(({ detail }) =>
    detail.startsWith('seller'),
  );
}

/** A full address has at least a street and a town. Some countries have no postal codes. */
function isComplete(address: Address | null): boolean {
  return hasText(address?.line1) && hasText(address?.city);
}

function hasTaxId(ids: readonly TaxId[]): boolean {
  return ids.some(({ value }) => hasText(value));
}

function hasAccount(details: Organization['bank_details']): boolean {
  return hasText(details?.iban) || hasText(details?.account_number);
}

function hasText(text: string | null | undefined): boolean {
  return text != null && text.trim() !== '';
}
