export interface Address {
  readonly line1?: string;
  readonly line2?: string;
  readonly line3?: string;
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

/** What somebody or something is known by, in a scheme if one is named. */
export interface Identifier {
  readonly value: string;
  /** A code of the list that the field names, such as ISO 6523. */
  readonly scheme?: string;
  /** Of the scheme. */
  readonly version?: string;
}

/** Where electronic invoices come from or are delivered to: the scheme is that of its network. */
export interface ElectronicAddress extends Identifier {
  readonly scheme: string;
}

/** Who is asked about a document. */
export interface ContactPerson {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}

/** Who answers to the tax office for a seller from abroad. */
export interface TaxRepresentative {
  readonly name: string;
  readonly tax_id: string;
  readonly address?: Address;
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
  /** SEPA creditor identifier, for direct debits. */
  readonly creditor_id?: string;
}

/** The issuer of a document, as of the day of issue. */
export interface Seller {
  readonly name: string;
  readonly address: Address | null;
  readonly tax_ids: readonly TaxId[];
  readonly bank_details: BankDetails | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Where it differs from the name. This and what follows is absent where nothing was said (decision 0091). */
  readonly trading_name?: string;
  readonly identifiers?: readonly Identifier[];
  readonly legal_registration?: Identifier;
  readonly legal_info?: string;
  readonly electronic_address?: ElectronicAddress;
  readonly contact?: ContactPerson;
  readonly tax_representative?: TaxRepresentative;
}

/** The recipient of a document, as of the day of issue. */
export interface Buyer {
  readonly name: string;
  readonly email: string | null;
  readonly billing_address: Address | null;
  readonly shipping_address: Address | null;
  readonly tax_ids: readonly TaxId[];
  /** This and what follows is absent where nothing was said (decision 0091). */
  readonly trading_name?: string;
  readonly identifiers?: readonly Identifier[];
  readonly legal_registration?: Identifier;
  readonly electronic_address?: ElectronicAddress;
  /** The first contact that receives invoices. */
  readonly contact?: ContactPerson;
  readonly buyer_reference?: string;
  readonly buyer_accounting_reference?: string;
  /** Of the documents, BCP 47. */
  readonly locale?: string;
  /** What the documents are written and checked as. */
  readonly document_format?: string;
}
