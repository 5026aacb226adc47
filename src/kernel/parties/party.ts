export interface Address {
  readonly line1?: string;
  readonly line2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postal_code?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
}

/** A number that a tax authority assigned, such as a VAT identification number. */
export interface TaxId {
  readonly type: string;
  readonly value: string;
}

/** The bank account that an organization is paid to. */
export interface BankDetails {
  readonly account_holder?: string;
  /** International Bank Account Number without spaces. */
  readonly iban?: string;
  readonly bic?: string;
  readonly bank_name?: string;
  /** For countries without IBAN. */
  readonly account_number?: string;
  readonly routing_number?: string;
}

/** The issuer of a document, as of the day of issue. */
export interface Seller {
  readonly name: string;
  readonly address: Address | null;
  readonly tax_ids: readonly TaxId[];
  readonly bank_details: BankDetails | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The recipient of a document, as of the day of issue. */
export interface Buyer {
  readonly name: string;
  readonly email: string | null;
  readonly billing_address: Address | null;
  readonly shipping_address: Address | null;
  readonly tax_ids: readonly TaxId[];
}
