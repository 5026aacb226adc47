import type { Invoice } from '../../api/types';

/** The parameters of a request that changes this version of an invoice, and may be repeated without harm. */
export function versionOnce({ id, version }: Invoice, key: string) {
  return { path: { id }, header: { 'If-Match': `"v${version}"`, 'Idempotency-Key': key } };
}
