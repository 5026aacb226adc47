import { isIP } from 'node:net';
import { isInNetworks, type Network } from './address-rules.js';
import { notAllowed } from './outbound-error.js';

/** What the operator has opened for the whole installation. */
export interface OutboundRules {
  readonly allowHttp: boolean;
  readonly allowedNetworks: readonly Network[];
}

/** Ports below 1024 belong to services that must not be reached by a request: mail, files, databases. */
const PORTS_BELOW_1024 = { https: [443, 8443], http: [80, 443, 8443] };
const OPEN_PORTS_FROM = 1024;

/**
 * Returns the URL that a text means, if requests may go there as far as the text tells. Raises OutboundError.
 *
 * The parser of Node.js has turned every form of an IPv4 address (`0x7f.1`, `2130706433`) into its usual one.
 */
export function allowedUrl(text: string, rules: OutboundRules): URL {
  if (!URL.canParse(text))
    throw notAllowed('A complete URL was expected, such as https://example.com/hooks.');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && rules.allowHttp)) {
    throw notAllowed(rules.allowHttp ? 'Only http and https are possible.' : 'Only https is possible.');
  }
  if (url.username !== '' || url.password !== '')
    throw notAllowed('A URL with a user or password is not possible.');
  if (!isAllowedPort(url)) throw notAllowed('Only the ports 443, 8443 and those from 1024 are possible.');
  const literal = literalOf(url);
  if (literal !== undefined && !isInNetworks(literal, rules.allowedNetworks)) {
    throw notAllowed('A host name was expected in place of an IP address.');
  }
  return url;
}

/** The address that a URL contains in place of a name. */
export function literalOf({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0 ? undefined : bare;
}

/** The port of a URL, also if it is the usual one. */
export function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

function isAllowedPort(url: URL): boolean {
  const port = portOf(url);
  const below = url.protocol === 'https:' ? PORTS_BELOW_1024.https : PORTS_BELOW_1024.http;
  return port >= OPEN_PORTS_FROM || below.includes(port);
}
