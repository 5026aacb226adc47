import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { TestServer } from './test-database.js';

const READY_FOR_QUERY = 'Z'.charCodeAt(0);

/** Simulates network faults between a service and PostgreSQL. */
export class PostgresProxy {
  /** How many of the next connections the server ends in the packet that says that it is ready. */
  endingAtOnce = 0;
  /** Drops everything in both directions without a sign. What is sent in the meantime is lost. */
  silent = false;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly path: string,
  ) {}

  static async before({ host, port }: TestServer): Promise<PostgresProxy> {
    const server = createServer();
    const proxy = new PostgresProxy(server, `${host}/.s.PGSQL.${port}`);
    server.on('connection', (socket) => proxy.connect(socket));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  /** Returns the URL of a database behind the proxy, for DATABASE_URL. */
  urlOf(database: string): string {
    const { port } = this.server.address() as AddressInfo;
    return `postgres://countinghouse_owner@127.0.0.1:${port}/${database}`;
  }

  async stop(): Promise<void> {
    this.sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => this.server.close(resolve));
  }

  private connect(client: Socket): void {
    const server = createConnection(this.path);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
    client.on('data', (bytes) => this.silent || server.write(bytes));
    let begins = Buffer.alloc(0);
    server.on('data', (bytes: Buffer) => {
      if (this.silent) return;
      if (this.endingAtOnce === 0) return void client.write(bytes);
      begins = Buffer.concat([begins, bytes]);
      const end = endOfReady(begins);
      if (end === undefined) return;
      this.endingAtOnce -= 1;
      client.end(Buffer.concat([begins.subarray(0, end), fatal()]));
    });
  }
}

/** Returns where the server's first ready message ends. */
function endOfReady(bytes: Buffer): number | undefined {
  for (let at = 0; at + 5 <= bytes.length;) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (bytes[at] === READY_FOR_QUERY && end <= bytes.length) return end;
    at = end;
  }
  return undefined;
}

/** The message of PostgreSQL to a connection that an administrator ends. */
function fatal(): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C57P01', 'Mterminating connection due to administrator command', ''];
  const text = Buffer.from(`${fields.join('\0')}\0`);
  const head = Buffer.from('E    ');
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}
