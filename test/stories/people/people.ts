import type { ApiClient } from '../../support/api-client.js';
import type { TestService } from '../../support/test-service.js';

/** A password that no list of common ones has. */
export const GOOD_PASSWORD = 'seven wet otters under a bridge';

/** Somebody who has accepted an invitation, with the password above. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly session: ApiClient;
}

/** Signs in. Raises nothing: the answer is the caller's to judge. */
export function signIn(service: TestService, email: string, more: object = { password: GOOD_PASSWORD }) {
  return service.anonymous.post('/auth/login', { email, ...more });
}

/** Invites somebody, lets them accept and sign in. Takes the session of a manager. */
export async function joined(
  service: TestService,
  manager: ApiClient,
  { email, ...terms }: { email: string; role: string; expires_at?: string },
): Promise<Person> {
  const invited = await manager.post('/invitations', { email, ...terms });
  const { token } = invited.body as { token: string };
  const accepted = await service.anonymous.post('/invitations/accept', {
    token,
    name: email,
    password: GOOD_PASSWORD,
  });
  if (accepted.status !== 200) throw new Error(`Not accepted: ${JSON.stringify(accepted.body)}`);
  const organization_id = accepted.body.organization.id as string;
  const { body } = await signIn(service, email, { password: GOOD_PASSWORD, organization_id });
  return { id: body.user.id as string, email, session: service.anonymous.as(body.access_token as string) };
}
