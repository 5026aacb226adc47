import { Agent as HttpAgent, type AgentOptions } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Checks what a connection is about to reach, or has reached. Raises OutboundError. */
export interface ConnectionGuard {
  /** Every address of a host name, after all of them were checked. */
  addressesOf(host: string): Promise<readonly string[]>;
  assertAddress(address: string, port: number): void;
}

/** Makes a socket in place of Node.js; for tests that only record what would be connected. */
export type Connect = (options: Required<ConnectOptions>) => Socket;

/** Idle connections end sooner than those of the usual servers, so that a request rarely meets a closing one. */
const IDLE_MS = 4_000;
const IDLE_MAX = 32;

interface Options {
  readonly guard: ConnectionGuard;
  readonly ca: readonly string[] | undefined;
  readonly connect: Connect | undefined;
}

export interface Agents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
}

/**
 * Agents that connect to checked addresses only.
 *
 * A name is looked up for each new connection, and the connection gets no other address than those that were checked
 * then. Before a byte is sent, the address that the socket has reached is checked once more.
 */
export function guardedAgents({ guard, ca, connect }: Options): Agents {
  const lookup = lookupBy(guard);
  const common: AgentOptions = { keepAlive: true, timeout: IDLE_MS, maxFreeSockets: IDLE_MAX };
  const trusted = ca === undefined ? {} : { ca: [...ca] };
  return {
    http: guarded(new HttpAgent({ ...common, lookup }), { guard, lookup, connect }),
    https: guarded(new HttpsAgent({ ...common, ...trusted, lookup }), {
      guard,
      lookup,
      connect,
    }),
  };
}

interface ConnectOptions {
  readonly host?: string;
  readonly port?: number;
  readonly lookup?: LookupFunction;
}

interface Connecting {
  createConnection(options: ConnectOptions, callback?: (error: Error | null, stream: Duplex) => void): Socket;
}

interface Guarding extends Pick<Options, 'guard' | 'connect'> {
  readonly lookup: LookupFunction;
}

function guarded<T extends HttpAgent>(agent: T, { guard, lookup, connect }: Guarding): T {
  const connecting = agent as unknown as Connecting;
  const original = connecting.createConnection.bind(agent);
  connecting.createConnection = (options, callback) => {
    const { host = '', port = 0 } = options;
    // Node.js looks up names only, so nobody else would check an address.
    if (isIP(host) !== 0) guard.assertAddress(host, port);
    const socket = connect?.({ host, port, lookup }) ?? original(options, callback);
    // This listener is the first, so it runs before Node.js sends what is waiting for the connection.
    socket.prependOnceListener('connect', () => {
      try {
        guard.assertAddress(socket.remoteAddress ?? '', port);
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
    return socket;
  };
  return agent;
}

function lookupBy(guard: ConnectionGuard): LookupFunction {
  return (host, options, callback) => {
    guard.addressesOf(host).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        if (options.all === true) callback(null, found);
        else callback(null, found[0]?.address ?? '', found[0]?.family);
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, '', 0),
    );
  };
}
