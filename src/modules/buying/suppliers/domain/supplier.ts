import type { Address, ElectronicAddress, Identifier, TaxId } from '../../../../kernel/parties/party.js';
import type { PaymentTerms } from '../../../../kernel/time/payment-terms.js';

/** An account that a supplier is paid to. */
export interface SupplierAccount {
  /** Without spaces. */
  readonly iban: string;
  readonly bic?: string;
  readonly account_holder?: string;
}

/** What a caller says of a supplier. Everything but the name may be left out. */
export interface SupplierDetails {
  readonly name: string;
  readonly trading_name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly external_id?: string;
  readonly our_number?: string;
  readonly tax_ids?: readonly TaxId[];
  readonly legal_registration?: Identifier;
  readonly electronic_address?: ElectronicAddress;
  readonly address?: Address;
  readonly bank_accounts?: readonly SupplierAccount[];
  readonly currency?: string;
  readonly payment_terms?: PaymentTerms;
  readonly note?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}
