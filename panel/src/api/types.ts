import type { ApiKey, InvoiceSummary, Me, User } from '@countinghouse/client';

/** Types without a name in the API document. */
export type InvoiceStatus = InvoiceSummary['status'];
export type Role = User['role'];
/** What a key may do. */
export type Scope = ApiKey['scopes'][number];
/** What a person may do: also decide. */
export type Right = Me['scopes'][number];
