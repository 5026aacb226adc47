import type {
  Address,
  BankDetails,
  ContactPerson,
  ElectronicAddress,
  Identifier,
  TaxId,
  TaxRepresentative,
} from '../../../../kernel/parties/party.js';
import type { PaymentTerms } from '../../../../kernel/time/payment-terms.js';
import type { CreditApplication } from '../../../../kernel/accounts/credit-application.js';
import type { Settling } from '../../../../kernel/accounts/settling.js';
import type { ReceiptSending } from '../../../../kernel/accounts/receipt-sending.js';
import type { Mode } from '../../../../kernel/mode.js';

/** Whether tax is rounded once per rate of a document, or on each of its lines. */
export const taxRoundings = ['document', 'line'] as const;

export type TaxRounding = (typeof taxRoundings)[number];

/** What an organization needs before anything else is known of it. */
export type NewOrganization = Pick<OrganizationDetails, 'name' | 'currency' | 'time_zone'> & {
  /** Live, unless the books are for trying. */
  readonly mode?: Mode;
};

/** What a sandbox takes over from the organization that it is made of. */
export const sandboxParts = ['settings', 'customers', 'products'] as const;

export type SandboxPart = (typeof sandboxParts)[number];

/** What a manager says of the organization: who it is on documents, and what new documents begin with. */
export interface OrganizationDetails {
  readonly name: string;
  readonly legal_name?: string;
  readonly address?: Address;
  readonly tax_ids?: readonly TaxId[];
  readonly bank_details?: BankDetails;
  readonly email?: string;
  readonly phone?: string;
  readonly identifiers?: readonly Identifier[];
  readonly legal_registration?: Identifier;
  readonly legal_info?: string;
  readonly electronic_address?: ElectronicAddress;
  readonly contact?: ContactPerson;
  readonly tax_representative?: TaxRepresentative;
  readonly currency: string;
  readonly time_zone: string;
  readonly payment_terms?: PaymentTerms;
  readonly tax_rounding?: TaxRounding;
  readonly apply_credit?: CreditApplication;
  readonly send_receipts?: ReceiptSending;
  readonly settling?: Settling;
}
