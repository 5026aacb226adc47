import type { Scope } from '../../../api/types';

/** The requests to try a key with, the most interesting first. */
const TRIALS: readonly { readonly scope: Scope; readonly path: string }[] = [
  { scope: 'invoices:read', path: '/api/invoices' },
  { scope: 'customers:read', path: '/api/customers' },
  { scope: 'products:read', path: '/api/products' },
];

/** Returns a command that tries a new key. It requests something that the key may read. */
export function curlCommand(origin: string, secret: string, scopes: readonly Scope[]): string {
  const trial = TRIALS.find(({ scope }) => scopes.length === 0 || scopes.includes(scope));
  const path = trial?.path ?? '/api/auth/me';
  return `curl ${origin}${path} \\\n  -H "Authorization: Bearer ${secret}"`;
}
