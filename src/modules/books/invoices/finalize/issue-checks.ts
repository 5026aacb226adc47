import type { EInvoiceFormat } from '../../../../kernel/en16931/index.js';
import type { Transaction } from '../../../../platform/index.js';
import type { FrozenInvoice } from './frozen-form.js';

/**
 * What may refuse an invoice right before it is issued. The slice of documents provides it, since it uses this one.
 */
export abstract class IssueChecks {
  /** Takes the invoice as it would be frozen, and the formats that it must be valid in. Raises `document_not_valid`. */
  abstract check(tx: Transaction, invoice: FrozenInvoice, formats: readonly EInvoiceFormat[]): Promise<void>;
}

/** How an invoice is issued: the checks that may refuse it, and the formats that it must be valid in. */
export interface Issuing {
  readonly checks: IssueChecks;
  /** Without any, what the settings of the organization say. */
  readonly require?: readonly EInvoiceFormat[] | undefined;
}
