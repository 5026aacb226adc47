export interface Address {
  readonly line1?: string;
  readonly line2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postal_code?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
}

/** A number under which tax authorities know somebody, such as a VAT identification number. */
export interface TaxId {
  readonly type: string;
  readonly value: string;
}

/** Where an organization is paid. */
export interface BankDetails {
  readonly account_holder?: string;
  /** International Bank Account Number without blanks. */
  readonly iban?: string;
  readonly bic?: string;
  readonly bank_name?: string;
  /** Where there is no IBAN. */
  readonly account_number?: string;
  readonly routing_number?: string;
}

/** Who issues a document, as it was on the day of issue. */
export interface Seller {
  readonly name: string;
  readonly address: Address | null;
  readonly tax_ids: readonly TaxId[];
  readonly bank_details: BankDetails | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** To whom a document is issued, as it was on the day of issue. */
export interface Buyer {
  readonly name: string;
  readonly email: string | null;
  readonly billing_address: Address | null;
  readonly shipping_address: Address | null;
  readonly tax_ids: readonly TaxId[];
}
