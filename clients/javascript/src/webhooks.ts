import { WebhookSignatureError } from './errors.js';
import type { Event } from './generated/types.js';
import { isObject } from './refusals.js';

/** The headers that tell who sent a webhook, and when. */
export interface WebhookHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

type Headed = Headers | Record<string, string | string[] | undefined>;

const TOLERANCE_SECONDS = 300;

/**
 * The event of a webhook, once its signature and its time are right.
 *
 * Takes the body exactly as it arrived, as text or bytes, the request's headers, and the endpoint's secret (`whsec_…`),
 * or several while one replaces another. Raises WebhookSignatureError, and TypeError for what is no secret or no
 * tolerance. Source:
 * Standard Webhooks 1.0.0.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: Headed,
  options: { secret: string | string[]; toleranceSeconds?: number },
): Promise<Event> {
  const { secret, toleranceSeconds = TOLERANCE_SECONDS } = (options as typeof options | undefined) ?? {};
  if (typeof body !== 'string' && !((body as unknown) instanceof Uint8Array))
    throw new TypeError('The body must be the text or the bytes as they came, not what was read from them.');
  if (secret === undefined) throw new TypeError('There is no secret.');
  // Each is looked at before anything is compared: one that is empty would let everybody sign.
  const keys = await Promise.all([secret].flat().map(keyOf));
  if (keys.length === 0) throw new TypeError('There is no secret.');
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => {
    const value = headerOf(headers, `webhook-${name}`);
    if (value === undefined || value === '') throw refused(`The header webhook-${name} is missing.`);
    return value;
  }) as [string, string, string];
  if (!(toleranceSeconds >= 0))
    throw new TypeError(`toleranceSeconds must be 0 or more, not ${toleranceSeconds}.`);
  const ageSeconds = Date.now() / 1000 - Number(timestamp);
  if (!/^\d+$/.test(timestamp) || Math.abs(ageSeconds) > toleranceSeconds) {
    throw refused('The webhook is too old, or from the future.');
  }
  const given = signatures.split(' ').filter((signature) => signature.startsWith('v1,'));
  const message = messageOf(id, timestamp, body);
  for (const key of keys) {
    for (const signature of given) {
      const bytes = bytesOf(signature.slice('v1,'.length));
      // Compares in constant time.
      if (bytes !== undefined && (await crypto.subtle.verify('HMAC', key, bytes, message)))
        return eventIn(body);
    }
  }
  throw refused('No signature is right.');
}

/** The headers of a webhook with this body, to test your own endpoint with. */
export async function signWebhook(
  body: string | Uint8Array,
  secret: string,
  { id = 'msg_test', timestamp = new Date() }: { id?: string; timestamp?: Date } = {},
): Promise<WebhookHeaders> {
  const seconds = String(Math.floor(timestamp.getTime() / 1000));
  const message = messageOf(id, seconds, body);
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), message);
  const text = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${text}` };
}

function messageOf(id: string, seconds: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${id}.${seconds}.`);
  const content = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const message = new Uint8Array(head.length + content.length);
  message.set(head);
  message.set(content, head.length);
  return message;
}

function eventIn(body: string | Uint8Array): Event {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  try {
    const event: unknown = JSON.parse(text);
    if (isObject(event)) return event as unknown as Event;
  } catch {
    // It is signed, but says nothing.
  }
  throw new WebhookSignatureError({
    code: 'unreadable_event',
    message: 'The body of the webhook is no event.',
  });
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = typeof secret === 'string' ? bytesOf(secret.replace(/^whsec_/, '')) : undefined;
  if (bytes === undefined || bytes.length === 0) throw new TypeError('The secret is not whsec_ and base64.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function headerOf(headers: Headed, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return Array.isArray(entry) ? entry.join(' ') : entry;
}

function refused(message: string): WebhookSignatureError {
  return new WebhookSignatureError({ code: 'invalid_signature', message });
}
