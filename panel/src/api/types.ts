import type { ApiKey, InvoiceSummary, User } from '@countinghouse/client';

/** Types without a name in the API document. */
export type InvoiceStatus = InvoiceSummary['status'];
export type Role = User['role'];
export type Scope = ApiKey['scopes'][number];
