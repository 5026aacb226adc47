import type { ApiClient } from './api-client.js';
import type { Tenant } from './tenant.js';

/** An API key with limits, and the session of the owner who changes them. */
export interface LimitedKey {
  readonly id: string;
  readonly api: ApiClient;
  readonly session: ApiClient;
}

/** Makes a key with these limits and every scope, unless some are named. */
export async function limitedKey(
  tenant: Tenant,
  limits: object,
  scopes?: readonly string[],
): Promise<LimitedKey> {
  const session = await tenant.signIn();
  const { status, body } = await session.post('/api-keys', {
    name: 'Agent',
    limits,
    ...(scopes && { scopes }),
  });
  if (status !== 201) throw new Error(`A key is refused: ${JSON.stringify(body)}`);
  return { id: body.id as string, api: tenant.api.as(body.secret as string), session };
}
