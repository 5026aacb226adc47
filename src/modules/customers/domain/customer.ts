import type { PaymentTerms } from '../../../kernel/time/payment-terms.js';

export interface Address {
  readonly line1?: string;
  readonly line2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postal_code?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
}

/** A number under which tax authorities know the customer, such as a VAT identification number. */
export interface TaxId {
  readonly type: string;
  readonly value: string;
}

export interface Contact {
  readonly name: string;
  readonly email?: string;
  readonly role?: string;
  readonly receives_invoices?: boolean;
}

export const taxExemptions = ['none', 'exempt', 'reverse_charge'] as const;

export type TaxExemption = (typeof taxExemptions)[number];

/** What a caller says of a customer. Everything but the name may be left out. */
export interface CustomerDetails {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  readonly external_id?: string;
  readonly tax_ids?: readonly TaxId[];
  readonly billing_address?: Address;
  readonly shipping_address?: Address;
  readonly contacts?: readonly Contact[];
  readonly currency?: string;
  readonly locale?: string;
  readonly payment_terms?: PaymentTerms;
  readonly tax_exemption?: TaxExemption;
  readonly note?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}
