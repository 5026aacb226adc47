import type { IncomingHttpHeaders } from 'node:http';

/** Programs that open links for somebody: search engines, scanners of mail, previews in messengers, scripts. */
const NAMES =
  'bot\\b crawl spider slurp scan preview prefetch monitor headless externalhit ' +
  'whatsapp skypeuri curl wget python java/ okhttp go-http';
const PROGRAM = new RegExp(NAMES.replaceAll(' ', '|'), 'i');

/**
 * Whether a request is that of a person who looks at a page, as far as its headers tell.
 *
 * Browsers say so of a navigation. One from a page of this service is that of somebody who works here and has a look.
 * Source: Fetch Metadata Request Headers, W3C; Sec-Purpose of the Fetch standard.
 */
export function isLook({ method, headers }: { method: string; headers: IncomingHttpHeaders }): boolean {
  if (method !== 'GET' || headers['sec-fetch-dest'] !== 'document') return false;
  if (headers['sec-fetch-site'] === 'same-origin') return false;
  if (headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined) return false;
  return !PROGRAM.test(headers['user-agent'] ?? 'bot');
}
