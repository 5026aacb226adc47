/** Names of headers that the service or HTTP itself sets. */
const RESERVED = new RegExp(
  '^(?:host|content-.*|transfer-encoding|connection|keep-alive|upgrade|te|trailer|expect|user-agent|' +
    'webhook-.*|traceparent|tracestate|accept-encoding|proxy-.*)$',
  'i',
);
const NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/;
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]{0,498}[\x21-\x7e])?$/;

export const STATIC_HEADERS_MAX = 5;

/** Whether a caller may add these headers to every request: few, printable, and none of ours. */
export function areStaticHeaders(headers: object): headers is Record<string, string> {
  const entries = Object.entries(headers) as [string, unknown][];
  const names = new Set(entries.map(([name]) => name.toLowerCase()));
  return (
    entries.length <= STATIC_HEADERS_MAX &&
    names.size === entries.length &&
    entries.every(([name, value]) => isStaticHeader(name, value))
  );
}

function isStaticHeader(name: string, value: unknown): boolean {
  return NAME.test(name) && !RESERVED.test(name) && typeof value === 'string' && VALUE.test(value);
}
