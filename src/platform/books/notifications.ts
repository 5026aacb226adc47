import pg from 'pg';
import type { Log } from '../signals/log.js';
import { clientConfig } from './client-config.js';
import type { Connection } from './connection.js';

const RECONNECT_AFTER_MS = 1_000;
/** A connection can fail silently. Until that is noticed, revoked credentials would still be accepted. */
const BEAT_EVERY_MS = 5_000;
const BEAT_WITHIN_MS = 5_000;
const NAME = 'countinghouse-notifications';

/** The channel on which every listener acknowledges messages, so that a sender can wait for all of them. */
const ECHO = 'countinghouse_heard';
/** A sender waits no longer for a listener. The listener notices its lost connection and clears its caches. */
const HEARD_WITHIN_MS = 2_000;

/** Finds all listeners of this database, by the id of their server process. */
export const listenersNow = `
  SELECT pid FROM pg_stat_activity WHERE application_name = '${NAME}' AND datname = current_database()`;

/** Counts all listeners of this database: one for each process that serves requests. */
const COUNT_LISTENERS = `SELECT count(*)::integer AS listeners FROM (${listenersNow}) listening`;

/** Receives the payloads of one channel; `null` means that messages may have been lost. */
export type Listener = (payload: string | null) => void;

/**
 * Receives the messages that other processes send with NOTIFY, on a connection of its own.
 *
 * While the connection is down, nothing arrives and `connected` is false. When it returns, every listener gets `null`,
 * because messages may have been lost.
 */
export class Notifications {
  connected = false;
  /** How many processes listened to this database when it was last asked, this one included. */
  listening = 1;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private beating: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly listeners = new Map<string, Listener>();
  private readonly unechoed = new Set<string>();
  private readonly echoes = new Map<string, Set<number>>();

  constructor(
    private readonly connection: Connection,
    private readonly log: Log,
  ) {}

  /** Must be called before `start`. One listener per channel. */
  on(channel: string, listener: Listener): void {
    this.listeners.set(channel, listener);
  }

  /** The same for messages that nobody waits for, so that they are not acknowledged. */
  onUnechoed(channel: string, listener: Listener): void {
    this.unechoed.add(channel);
    this.on(channel, listener);
  }

  /** Sends a message outside of any transaction. It is lost while the connection is down. */
  send(channel: string, payload: string): void {
    if (!this.connected) return;
    const { client } = this;
    client
      ?.query('SELECT pg_notify($1, $2)', [channel, payload])
      .catch((error: unknown) => this.lost(client, error));
  }

  async start(): Promise<void> {
    const client = new pg.Client({ ...clientConfig(this.connection, NAME), query_timeout: BEAT_WITHIN_MS });
    this.client = client;
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client));
    client.on('notification', (message) => this.hear(client, message));
    try {
      await client.connect();
      for (const channel of [ECHO, ...this.listeners.keys()]) {
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      }
      await this.count(client);
      this.connected = true;
      this.beating = setInterval(() => void this.beat(client), BEAT_EVERY_MS).unref();
      this.listeners.forEach((listener) => listener(null));
    } catch (error) {
      this.lost(client, error);
    }
  }

  /**
   * Starts to collect acknowledgements of a message that is about to be sent. Returns a function that waits for all.
   *
   * That function takes the ids of the listeners' server processes, and waits at most two seconds.
   */
  collectEchoes(payload: string): (listeners: readonly number[]) => Promise<void> {
    const heardBy = new Set<number>();
    this.echoes.set(payload, heardBy);
    return async (listeners) => {
      const deadline = Date.now() + HEARD_WITHIN_MS;
      while (listeners.some((pid) => !heardBy.has(pid)) && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      this.echoes.delete(payload);
    };
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.beating);
    await this.client?.end().catch(() => undefined);
  }

  private async beat(client: pg.Client): Promise<void> {
    await this.count(client).catch((error: unknown) => this.lost(client, error));
  }

  private async count(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ listeners: number }>(COUNT_LISTENERS);
    this.listening = rows[0]?.listeners ?? 1;
  }

  private hear(client: pg.Client, { channel, payload = '', processId }: pg.Notification): void {
    if (channel === ECHO) {
      this.echoes.get(payload)?.add(processId);
      return;
    }
    this.listeners.get(channel)?.(payload);
    if (this.unechoed.has(channel)) return;
    client
      .query('SELECT pg_notify($1, $2)', [ECHO, payload])
      .catch((error: unknown) => this.lost(client, error));
  }

  private lost(client: pg.Client, error?: unknown): void {
    if (this.client !== client) return;
    this.client = undefined;
    clearInterval(this.beating);
    this.connected = false;
    void client.end().catch(() => undefined);
    this.listeners.forEach((listener) => listener(null));
    if (this.stopped) return;
    this.log.warn('notifications interrupted', { error });
    this.timer = setTimeout(() => void this.start(), RECONNECT_AFTER_MS).unref();
  }
}
