import type { FindingCode } from './findings.js';

/** How the supplier of a bill was found. What is not certain is a choice of a person. */
export interface SupplierMatch {
  readonly supplier_id: string;
  readonly by: 'vat_id' | 'iban';
  readonly certain: boolean;
}

/** A finding that somebody has looked at and let pass. */
export interface AcceptedFinding {
  readonly code: FindingCode;
  /** The identifier of a user or of an API key. */
  readonly by: string;
  /** An instant. */
  readonly at: string;
}
