import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** The text of a secret with these bytes. Source: Standard Webhooks 1.0.0. */
export function secretText(bytes: Uint8Array): string {
  return PREFIX + Buffer.from(bytes).toString('base64');
}

/** A message as it is signed: its id, the seconds since 1970, and the body. */
export interface SignedMessage {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

/**
 * Returns the header `webhook-signature`: one signature for each secret, with blanks between them.
 *
 * While a secret is being replaced, receivers may know either of the two. Source: Standard Webhooks 1.0.0.
 */
export function signatures({ id, timestamp, body }: SignedMessage, secrets: readonly string[]): string {
  const content = `${id}.${timestamp}.${body}`;
  return secrets.map((secret) => `v1,${macOf(content, secret)}`).join(' ');
}

function macOf(content: string, secret: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
