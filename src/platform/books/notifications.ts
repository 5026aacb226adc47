import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../signals/log.js';
import { clientConfig } from './client-config.js';
import type { Connection } from './connection.js';
import { unavailable } from './database-errors.js';

/** The first attempt comes sooner, because revocations wait for it. */
const FIRST_RECONNECT_AFTER_MS = 100;
const RECONNECT_AFTER_MS = 1_000;
/** A connection can fail silently. Until that is noticed, revoked credentials would still be accepted. */
const BEAT_EVERY_MS = 5_000;
const BEAT_WITHIN_MS = 5_000;
const NAME = 'countinghouse-notifications';
const ELSEWHERE = 'The listening connection leads to another server than the others.';

/** The channel on which every listener acknowledges messages, so that a sender can wait for all of them. */
const ECHO = 'countinghouse_heard';
/** A sender waits no longer for a listener that has a connection and says nothing: its process hangs. */
const HEARD_WITHIN_MS = 2_000;
/** A sender that cannot hear who has heard refuses after so long. */
const HEARS_AGAIN_WITHIN_MS = 5_000;
/** The pause before a sender asks again who listens and tells them again, doubled each time up to the maximum. */
const TELL_AGAIN_AFTER_MS = 50;
const TELL_AGAIN_AFTER_MAX_MS = 400;
const LOOK_EVERY_MS = 1;
/** Messages of transactions that failed are never waited for. The oldest make room. */
const MESSAGES_MAX = 10_000;

/** Finds all listeners of this database, by the id of their server process. */
export const listenersNow = `
  SELECT pid FROM pg_stat_activity WHERE application_name = '${NAME}' AND datname = current_database()`;

/** Counts all listeners of this database: one for each process that serves requests. */
const COUNT_LISTENERS = `SELECT count(*)::integer AS listeners FROM (${listenersNow}) listening`;

/** Finds the ids of the server processes of all listeners. */
export type FindListeners = () => Promise<readonly number[]>;

/** A message whose sender waits for acknowledgements. */
interface Message {
  readonly channel: string;
  readonly payload: string;
  readonly heardBy: Set<number>;
  /** The connection on which acknowledgements have been collected since the message was last sent. */
  sentOn: pg.Client | undefined;
}

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
  private readonly messages = new Map<string, Message>();
  private started = false;
  private ownPid = 0;

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
    this.started = true;
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
      this.ownPid = await pidOf(client);
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
   * That function takes what finds the server processes of all listeners, in the database that got the message. While
   * some owe an acknowledgement, it looks again and sends the message again, because this process or another one may
   * have lost its connection meanwhile. It waits two seconds for listeners that stay and say nothing. Raises Problem
   * `unavailable` if this process cannot hear them.
   */
  collectEchoes(channel: string, payload: string): (findListeners: FindListeners) => Promise<void> {
    const message = { channel, payload, heardBy: new Set<number>(), sentOn: this.client };
    this.messages.set(payload, message);
    const [oldest] = this.messages.keys();
    if (this.messages.size > MESSAGES_MAX && oldest !== undefined) this.messages.delete(oldest);
    return async (findListeners) => {
      try {
        if (this.started) await this.untilHeard(message, findListeners);
      } finally {
        this.messages.delete(payload);
      }
    };
  }

  private async untilHeard(message: Message, findListeners: FindListeners): Promise<void> {
    const giveUpAt = Date.now() + HEARS_AGAIN_WITHIN_MS;
    let deadline = Date.now() + HEARD_WITHIN_MS;
    for (let againMs = TELL_AGAIN_AFTER_MS; ; againMs = Math.min(2 * againMs, TELL_AGAIN_AFTER_MAX_MS)) {
      await this.untilHearing(giveUpAt);
      if (message.sentOn !== this.client) {
        this.sendAgain(message);
        deadline = Date.now() + HEARD_WITHIN_MS;
      }
      const listeners = await findListeners();
      if (!listeners.includes(this.ownPid)) this.lost(message.sentOn, new Error(ELSEWHERE));
      const owing = (): boolean => listeners.some((pid) => !message.heardBy.has(pid));
      const againAt = Date.now() + againMs;
      while (message.sentOn === this.client && owing() && Date.now() < againAt) await pause(LOOK_EVERY_MS);
      if (message.sentOn !== this.client) continue;
      if (!owing() || Date.now() >= deadline) return;
      this.sendAgain(message);
    }
  }

  /** Resolves once the connection is there. Raises Problem `unavailable` if it is not in time. */
  private async untilHearing(giveUpAt: number): Promise<void> {
    for (;;) {
      if (this.stopped || Date.now() >= giveUpAt)
        throw unavailable('It is not known yet whether all nodes have heard of this change.');
      if (this.connected) return;
      await pause(LOOK_EVERY_MS);
    }
  }

  private sendAgain(message: Message): void {
    message.sentOn = this.client;
    this.send(message.channel, message.payload);
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
      this.messages.get(payload)?.heardBy.add(processId);
      return;
    }
    this.listeners.get(channel)?.(payload);
    if (this.unechoed.has(channel)) return;
    client
      .query('SELECT pg_notify($1, $2)', [ECHO, payload])
      .catch((error: unknown) => this.lost(client, error));
  }

  private lost(client: pg.Client | undefined, error?: unknown): void {
    if (client === undefined || this.client !== client) return;
    const again = this.connected ? FIRST_RECONNECT_AFTER_MS : RECONNECT_AFTER_MS;
    this.client = undefined;
    clearInterval(this.beating);
    this.connected = false;
    void client.end().catch(() => undefined);
    // After a failover, another server may give the same ids to other processes.
    this.messages.forEach(({ heardBy }) => heardBy.clear());
    this.listeners.forEach((listener) => listener(null));
    if (this.stopped) return;
    this.log.warn('notifications interrupted', { error });
    this.timer = setTimeout(() => void this.start(), again).unref();
  }
}

/** The id of the server's own process: what a pooler tells at the start of a connection is made up. */
async function pidOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}
