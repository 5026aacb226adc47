import type { SecretPlace } from '../../../../platform/index.js';

/** Where the sealed password of an organization's mail server stands. */
export function passwordPlace(organizationId: string): SecretPlace {
  return { column: 'mail_settings.smtp_password', id: organizationId };
}
