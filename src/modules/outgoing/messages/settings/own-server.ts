import type { MailServer, Secrets, Transaction } from '../../../../platform/index.js';
import type { StoredMailSettings } from '../domain/mail-settings.js';
import { passwordPlace } from './password-place.js';

/** The mail server of the organization's own, with its password; undefined if it has none. */
export async function ownServer(
  tx: Transaction,
  { smtp, password }: StoredMailSettings,
  secrets: Secrets,
): Promise<MailServer | undefined> {
  if (smtp === null) return undefined;
  const { user, ...server } = smtp;
  if (user === null) return server;
  const place = passwordPlace(tx.organizationId);
  const text = password === null ? '' : await secrets.ofOrganization(tx).open(password, place);
  return { ...server, user, password: { reveal: () => text } };
}
