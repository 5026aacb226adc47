import type { IncomingHttpHeaders } from 'node:http';

/** Programs that open links for somebody: search engines, scanners of mail, previews in messengers, scripts. */
const NAMES =
  'bot\\b crawl spider slurp scan preview prefetch monitor headless externalhit ' +
  // Scanners of mail and of links in it that call themselves by their makers' names alone.
  'ms-?office proofpoint mimecast barracuda sophos fireeye trellix cloudmark urldefense safelinks ' +
  'imageproxy mailproxy ' +
  'whatsapp skypeuri curl wget python java/ okhttp go-http';
const PROGRAM = new RegExp(NAMES.replaceAll(' ', '|'), 'i');
/** A browser sends one of them with a page that nobody looks at yet. The last two are those of older ones. */
const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether a request is that of a person who looks at a page, as far as its headers tell.
 *
 * Browsers say so of a navigation. One from a page of this service is that of somebody who works here and has a look.
 * Source: Fetch Metadata Request Headers, W3C; Sec-Purpose of the Fetch standard.
 */
export function isLook({ method, headers }: { method: string; headers: IncomingHttpHeaders }): boolean {
  if (method !== 'GET' || headers['sec-fetch-dest'] !== 'document') return false;
  if (headers['sec-fetch-site'] === 'same-origin') return false;
  if (AHEAD.some((name) => headers[name] !== undefined)) return false;
  return !PROGRAM.test(headers['user-agent'] ?? 'bot');
}
