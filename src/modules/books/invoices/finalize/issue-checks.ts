import type { EInvoiceFormat } from '../../../../kernel/en16931/index.js';
import type { Buyer } from '../../../../kernel/parties/party.js';
import type { Transaction } from '../../../../platform/index.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import type { CreditOnIssue } from './credit-on-issue.js';
import type { FrozenInvoice } from './frozen-form.js';

/**
 * What may refuse an invoice right before it is issued. The slice of documents provides it, since it uses this one.
 */
export abstract class IssueChecks {
  /** Whether the organization issues nothing that is not valid in its customer's format. */
  abstract areRequired(tx: Transaction): Promise<boolean>;

  /** Takes the invoice as it would be frozen, and the formats that it must be valid in. Raises `document_not_valid`. */
  abstract check(tx: Transaction, invoice: FrozenInvoice, formats: readonly EInvoiceFormat[]): Promise<void>;
}

/** What an invoice must be valid in: what is asked for; else, if the organization is strict, the customer's format. */
export function wantedFormats(
  { document_format }: Buyer,
  { isStrict, require }: { readonly isStrict: boolean; readonly require: readonly EInvoiceFormat[] },
): readonly EInvoiceFormat[] {
  return isStrict && require.length === 0 && document_format !== undefined
    ? [document_format as EInvoiceFormat]
    : require;
}

/** How an invoice is issued: the checks that may refuse it, the formats that it must be valid in, what settles it. */
export interface Issuing {
  readonly checks: IssueChecks;
  readonly credit: CreditOnIssue;
  /** Without any, what the settings of the organization say. */
  readonly require?: readonly EInvoiceFormat[] | undefined;
  /** What settles it before credit does. Answers it as it is then. */
  readonly settleFirst?: (invoice: InvoiceWithItems) => Promise<InvoiceWithItems>;
}
