import { lookup, Resolver } from 'node:dns/promises';
import { OutboundError } from './outbound-error.js';

/** Returns every address of a host name. Raises OutboundError. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const QUERY_WITHIN_MS = 2_000;
const TRIES = 2;

/**
 * Asks the name servers of the machine for A and AAAA records.
 *
 * It does not use getaddrinfo: a name server that stalls would occupy the threads of Node.js, which sign-ins need too.
 * With `hostsFile`, a name that they do not know is looked for there as well; such names have private addresses, so it
 * is of use only where the operator has allowed some.
 */
export function systemResolver({ hostsFile }: { readonly hostsFile: boolean }): Resolve {
  const resolver = new Resolver({ timeout: QUERY_WITHIN_MS, tries: TRIES });
  return async (host) => {
    // RFC 6761: the name is this machine, and no name server is asked.
    if (/(^|\.)localhost\.?$/.test(host)) return ['127.0.0.1', '::1'];
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length > 0) return addresses;
    if (hostsFile) return fromHostsFile(host);
    throw unresolved(answers);
  };
}

async function fromHostsFile(host: string): Promise<string[]> {
  try {
    const found = await lookup(host, { all: true });
    return found.map(({ address }) => address);
  } catch {
    throw new OutboundError('name_not_found', 'The host name is unknown.');
  }
}

function unresolved(answers: readonly PromiseSettledResult<unknown>[]): OutboundError {
  const codes = answers.map((answer) => (answer.status === 'rejected' ? codeOf(answer.reason) : ''));
  const isUnknown = codes.every((code) => code === 'ENOTFOUND' || code === 'ENODATA');
  if (isUnknown) return new OutboundError('name_not_found', 'The host name is unknown.');
  return new OutboundError('connection_failed', 'The host name could not be looked up.');
}

function codeOf(reason: unknown): string {
  return (reason as { readonly code?: string }).code ?? '';
}
