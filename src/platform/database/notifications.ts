import pg from 'pg';
import type { Log } from '../logging/log.js';
import type { Connection } from './connection.js';

const RECONNECT_AFTER_MS = 1_000;

/** Hears one channel; `null` as payload means that messages may have been lost. */
export type Listener = (payload: string | null) => void;

/**
 * Hears what other processes tell through PostgreSQL's NOTIFY, on a connection of its own.
 *
 * While the connection is down nothing is heard: `connected` is false, and when it comes back every listener
 * gets `null`, because it may have missed something.
 */
export class Notifications {
  connected = false;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly listeners = new Map<string, Listener>();

  constructor(
    private readonly connection: Connection,
    private readonly log: Log,
  ) {}

  /** To be called before `start`. One listener per channel. */
  on(channel: string, listener: Listener): void {
    this.listeners.set(channel, listener);
  }

  async start(): Promise<void> {
    const client = new pg.Client(clientConfig(this.connection));
    this.client = client;
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ channel, payload }) => this.listeners.get(channel)?.(payload ?? ''));
    try {
      await client.connect();
      for (const channel of this.listeners.keys())
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      this.connected = true;
      this.listeners.forEach((listener) => listener(null));
    } catch (error) {
      this.lost(client, error);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private lost(client: pg.Client, error?: unknown): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.connected = false;
    void client.end().catch(() => undefined);
    this.listeners.forEach((listener) => listener(null));
    if (this.stopped) return;
    this.log.warn('notifications interrupted', { error });
    this.timer = setTimeout(() => void this.start(), RECONNECT_AFTER_MS).unref();
  }
}

function clientConfig(connection: Connection): pg.ClientConfig {
  const common = {
    application_name: 'countinghouse-notifications',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  };
  if ('url' in connection) return { ...common, connectionString: connection.url };
  const { host, port, username, database } = connection;
  return { ...common, host, port, user: username, database };
}
