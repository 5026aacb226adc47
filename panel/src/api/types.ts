import type { ApiKey, InvoiceSummary, User } from '@countinghouse/client';

/** Types that have no name of their own in the API's document. */
export type InvoiceStatus = InvoiceSummary['status'];
export type Role = User['role'];
export type Scope = ApiKey['scopes'][number];
