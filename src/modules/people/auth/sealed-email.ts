import type { ControlTransaction, Secrets } from '../../../platform/index.js';

/** Seals an address for a kind of job, because the queue names nobody. No other kind can open it. */
export async function sealEmail(
  tx: ControlTransaction,
  secrets: Secrets,
  { email, kind }: { readonly email: string; readonly kind: string },
): Promise<string> {
  return (await secrets.ofUsers(tx).seal(email, placeOf(kind))).toString('base64');
}

/** The address that was sealed for a kind of job. */
export function openEmail(
  tx: ControlTransaction,
  secrets: Secrets,
  { sealed, kind }: { readonly sealed: string; readonly kind: string },
): Promise<string> {
  return secrets.ofUsers(tx).open(Buffer.from(sealed, 'base64'), placeOf(kind));
}

function placeOf(kind: string): { readonly column: string; readonly id: string } {
  return { column: kind, id: 'email' };
}
