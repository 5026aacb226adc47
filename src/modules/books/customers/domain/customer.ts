import type { CreditApplication } from '../../../../kernel/accounts/credit-application.js';
import type { MailPurpose } from '../../../../kernel/parties/mail-purposes.js';
import type { Address, ElectronicAddress, Identifier, TaxId } from '../../../../kernel/parties/party.js';
import type { WithholdingDetails } from '../../../../kernel/tax/withholding.js';
import type { PaymentTerms } from '../../../../kernel/time/payment-terms.js';

export interface Contact {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  readonly role?: string;
  readonly receives_invoices?: boolean;
  readonly receives?: readonly MailPurpose[];
}

export const taxExemptions = ['none', 'exempt', 'reverse_charge'] as const;

export type TaxExemption = (typeof taxExemptions)[number];

/** What the invoices of a customer may be written and checked as; a PDF where none is named. */
export const documentFormats = ['peppol', 'xrechnung_ubl', 'xrechnung_cii', 'factur_x'] as const;

export type DocumentFormat = (typeof documentFormats)[number];

/** Whether a customer is reminded as the policy says, or never by itself. */
export const customerReminders = ['default', 'off'] as const;

export type CustomerReminders = (typeof customerReminders)[number];

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
  readonly price_list_id?: string;
  readonly apply_credit?: CreditApplication;
  readonly withholdings?: readonly WithholdingDetails[];
  readonly tax_exemption?: TaxExemption;
  readonly trading_name?: string;
  readonly identifiers?: readonly Identifier[];
  readonly legal_registration?: Identifier;
  readonly electronic_address?: ElectronicAddress;
  readonly buyer_reference?: string;
  readonly buyer_accounting_reference?: string;
  readonly document_format?: DocumentFormat;
  readonly reminders?: CustomerReminders;
  readonly note?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}
