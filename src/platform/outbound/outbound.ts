import { Injectable } from '@nestjs/common';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isAllowedAddress, isInNetworks, networkOf } from './address-rules.js';
import { guardedAgents, type Agents, type Connect } from './guarded-agents.js';
import { notAllowed, OutboundError, outboundErrorOf } from './outbound-error.js';
import { beginningOf } from './read-answer.js';
import { systemResolver, type Resolve } from './resolver.js';
import { allowedUrl, literalOf, portOf, type OutboundRules } from './url-rules.js';

/** A POST to an address that a user has given. */
export interface OutboundRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** How long the answer may take, if not as long as usual. */
  readonly answerMs?: number;
}

/** An answer, whatever its status. */
export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The beginning of the body, at most 64 KB. */
  readonly body: Buffer;
  /** The address that answered. */
  readonly address: string | null;
}

export interface OutboundOptions {
  readonly allowHttp: boolean;
  /** Addresses and ranges that are allowed although they are private. */
  readonly allowedNetworks: readonly string[];
  /** Certificates that are trusted, in PEM; those of Node.js if absent. */
  readonly ca?: readonly string[] | undefined;
  /** Divides the pauses between attempts, for tests that cannot wait for days; 1 if absent. */
  readonly speed?: number;
  readonly resolve?: Resolve | undefined;
  readonly connect?: Connect | undefined;
  readonly limits?: { readonly connectMs: number; readonly answerMs: number };
}

/** The server that an organization sends its mail through. */
interface MailTarget {
  readonly host: string;
  readonly port: number;
  /** Whether nothing is encrypted. */
  readonly isPlain: boolean;
}

/** Those of mail servers, with the one that hosts open beside them. */
const MAIL_PORTS = [25, 465, 587, 2525];

const LIMITS = { connectMs: 5_000, answerMs: 15_000 };

/**
 * The only way out of this service to addresses that its users choose.
 *
 * It reaches public hosts and what the operator has allowed, and nothing else: not by another form of an address, not
 * by a name that changes its address, and not by a redirect, because it follows none (decision 0101).
 */
@Injectable()
export class Outbound {
  /** By what pauses between attempts are divided. */
  readonly speed: number;
  private readonly rules: OutboundRules;
  private readonly resolve: Resolve;
  private readonly agents: Agents;
  private readonly limits: typeof LIMITS;
  private ownPort: number | undefined;

  constructor(options: OutboundOptions) {
    const { allowHttp, allowedNetworks, ca, connect } = options;
    this.rules = { allowHttp, allowedNetworks: allowedNetworks.map(networkOf) };
    this.speed = options.speed ?? 1;
    this.limits = options.limits ?? LIMITS;
    this.resolve = options.resolve ?? systemResolver({ hostsFile: allowedNetworks.length > 0 });
    this.agents = guardedAgents({ guard: this, ca, connect });
  }

  /** Raises OutboundError for a URL that no request may go to, as far as it is known now. */
  async assertAllowed(text: string): Promise<void> {
    const url = allowedUrl(text, this.rules);
    const literal = literalOf(url);
    const addresses = literal === undefined ? await this.addressesOf(url.hostname) : [literal];
    for (const address of addresses) this.assertAddress(address, portOf(url));
  }

  /** Returns every address of a host name. Raises OutboundError if one of them is not allowed. */
  async addressesOf(host: string): Promise<readonly string[]> {
    const addresses = await this.resolve(host);
    if (addresses.length === 0) throw new OutboundError('name_not_found', 'The host name is unknown.');
    if (addresses.every((address) => isAllowedAddress(address, this.rules.allowedNetworks))) return addresses;
    throw notAllowed('The host name leads to an address that is not public.');
  }

  /**
   * Returns an address of a mail server that an organization names; the connection must go to exactly this one.
   *
   * Raises OutboundError. Without encryption, and to other ports than those of mail, only what the operator has allowed
   * may be reached.
   */
  async mailAddressOf({ host, port, isPlain }: MailTarget): Promise<string> {
    const { allowedNetworks } = this.rules;
    const addresses = isIP(host) === 0 ? await this.addressesOf(host) : [host];
    const isOpened = addresses.every((address) => isInNetworks(address, allowedNetworks));
    if (isIP(host) !== 0 && !isOpened)
      throw notAllowed('A host name was expected in place of an IP address.');
    if (isPlain && !isOpened) throw notAllowed('A public mail server is reached by TLS only.');
    if (!MAIL_PORTS.includes(port) && !isOpened) {
      throw notAllowed(`Only the ports ${MAIL_PORTS.join(', ')} are possible.`);
    }
    for (const address of addresses) this.assertAddress(address, port);
    return addresses[0] ?? host;
  }

  /** Raises OutboundError for an address that is not allowed, and for this service itself. */
  assertAddress(address: string, port: number): void {
    if (!isAllowedAddress(address, this.rules.allowedNetworks))
      throw notAllowed('The address is not public.');
    if (port === this.ownPort && isOfThisMachine(address)) {
      throw notAllowed('The address is the one of this service.');
    }
  }

  /**
   * Sends a request. Returns the answer, of whatever status; a redirect is not followed.
   *
   * Raises OutboundError if there is none within 15 seconds, or no connection within 5.
   */
  async send(request: OutboundRequest): Promise<OutboundAnswer> {
    const url = allowedUrl(request.url, this.rules);
    const deadline = AbortSignal.timeout(request.answerMs ?? this.limits.answerMs);
    const first = new Exchange(url, request, { ...this.limits, agents: this.agents, deadline });
    try {
      return await first.answer();
    } catch (error) {
      if (!first.metClosingConnection(error)) throw error;
      return new Exchange(url, request, { ...this.limits, agents: this.agents, deadline }).answer();
    }
  }

  /** Closes the port of this service, which no request may reach on this machine. */
  closePort(port: number): void {
    this.ownPort = port;
  }

  /** Ends the idle connections. */
  stop(): void {
    this.agents.http.destroy();
    this.agents.https.destroy();
  }
}

interface Surroundings {
  readonly agents: Agents;
  readonly connectMs: number;
  readonly deadline: AbortSignal;
}

/** One request on one connection. */
class Exchange {
  private readonly sent: ClientRequest;
  private address: string | null = null;

  constructor(
    url: URL,
    { headers, body }: OutboundRequest,
    private readonly given: Surroundings,
  ) {
    const isHttps = url.protocol === 'https:';
    const agent = isHttps ? given.agents.https : given.agents.http;
    const options = { method: 'POST', agent, headers: { ...headers, 'content-length': body.length } };
    this.sent = (isHttps ? httpsRequest : httpRequest)(url, options);
    this.limitConnecting(isHttps ? 'secureConnect' : 'connect');
    this.sent.end(body);
  }

  async answer(): Promise<OutboundAnswer> {
    const { deadline } = this.given;
    const late = (): void => {
      this.sent.destroy(new OutboundError('timed_out', 'There was no answer in time.'));
    };
    deadline.addEventListener('abort', late, { once: true });
    if (deadline.aborted) late();
    try {
      const answer = await this.head();
      deadline.removeEventListener('abort', late);
      const body = await beginningOf(answer, deadline);
      return { status: answer.statusCode ?? 0, headers: headersOf(answer), body, address: this.address };
    } catch (error) {
      throw outboundErrorOf(error, this.address);
    } finally {
      deadline.removeEventListener('abort', late);
    }
  }

  /** Whether the connection was an idle one that the receiver has just closed: then nobody has read the request. */
  metClosingConnection(error: unknown): boolean {
    return this.sent.reusedSocket && error instanceof OutboundError && error.fault === 'connection_lost';
  }

  private head(): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      this.sent.on('error', reject);
      this.sent.on('response', resolve);
      this.sent.on('upgrade', (_answer, socket) => {
        socket.destroy();
        reject(new OutboundError('invalid_answer', 'The answer asks for another protocol.'));
      });
    });
  }

  private limitConnecting(ready: 'connect' | 'secureConnect'): void {
    this.sent.once('socket', (socket) => {
      const note = (): void => void (this.address = socket.remoteAddress ?? null);
      note();
      if (this.sent.reusedSocket) return;
      const error = new OutboundError('timed_out', 'The connection was not accepted in time.');
      const timer = setTimeout(() => this.sent.destroy(error), this.given.connectMs);
      socket.once('connect', note);
      socket.once(ready, () => clearTimeout(timer));
      socket.once('close', () => clearTimeout(timer));
    });
  }
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

function isOfThisMachine(address: string): boolean {
  const [own] = networkOf(address);
  if (own.range() === 'loopback') return true;
  return Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === own.toString()));
}
