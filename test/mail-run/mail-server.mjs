import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** The longest that it takes to accept a mail, so that the sender dies in the midst of some. */
const SLOW_MS = 300;
/** How often it refuses for the time being. */
const REFUSED_TIMES = 2;
const UNDER_WAY = { code: 451, text: '4.3.0 Come again later' };

/**
 * What the server does with the mail to an address that begins so. `at` is when: at the recipient, or after the whole
 * mail. One that it `takes` has arrived, whatever the sender learns of it.
 */
export const fates = {
  good: { at: 'data', takes: true, does: 'answer' },
  cut: { at: 'data', takes: true, does: 'cut' },
  dropped: { at: 'data', takes: false, does: 'cut' },
  silent: { at: 'data', takes: true, does: 'hang' },
  later: { at: 'data', times: REFUSED_TIMES, does: 'refuse', ...UNDER_WAY },
  busy: { at: 'recipient', times: REFUSED_TIMES, does: 'refuse', ...UNDER_WAY },
  away: { at: 'recipient', times: 1, does: 'cut' },
  hanging: { at: 'recipient', times: 1, does: 'hang' },
  spam: { at: 'data', does: 'refuse', code: 554, text: '5.7.1 Not here' },
  unknown: { at: 'recipient', does: 'refuse', code: 550, text: '5.1.1 No such mailbox' },
};

/** A real SMTP server on loopback that accepts, refuses, hangs and cuts, as the address of the recipient says. */
export class FickleMailServer {
  /** Mails that have arrived, as they were sent. */
  accepted = [];
  /** How often it did what. */
  counts = { connections: 0, accepted: 0, refused: 0, cut: 0, hung: 0 };
  /** How many recipients were named to it. */
  arrivals = 0;
  /** Accepts everything from now on. */
  isGood = false;
  #sockets = new Map();
  #attempts = new Map();

  constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo: ({ address }, session, done) => this.#atRecipient(address, session, done),
      onData: (stream, session, done) => void this.#atData(stream, session, done),
    });
    this.server.server.on('connection', (socket) => {
      this.counts.connections += 1;
      this.#sockets.set(socket.remotePort, socket);
      socket.on('error', () => undefined);
      socket.on('close', () => this.#sockets.delete(socket.remotePort));
    });
    // The sender is killed in the midst of its sentences.
    this.server.on('error', () => undefined);
  }

  static async start() {
    const server = new FickleMailServer();
    server.server.listen(0, '127.0.0.1');
    await once(server.server.server, 'listening');
    return server;
  }

  get url() {
    return `smtp://127.0.0.1:${this.server.server.address().port}?security=none`;
  }

  async stop() {
    for (const socket of this.#sockets.values()) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #atRecipient(address, session, done) {
    this.arrivals += 1;
    const fate = this.#fateOf(address);
    if (fate.at !== 'recipient' || this.#isOver(address, fate)) done();
    else this.#trouble(fate, session, done);
  }

  async #atData(stream, session, done) {
    const raw = await bytesOf(stream).catch(() => undefined);
    if (raw === undefined || stream.sizeExceeded) return;
    const { address } = session.envelope.rcptTo[0];
    const fate = this.#fateOf(address);
    const isOver = fate.at !== 'data' || fate.does === 'answer' || this.#isOver(address, fate);
    if (isOver || fate.takes) this.accepted.push({ address, ...(await readMail(raw)) });
    if (!isOver) {
      this.#trouble(fate, session, done);
      return;
    }
    await pause(Math.random() * SLOW_MS);
    this.counts.accepted += 1;
    done(null, '2.0.0 Ok: queued as 4711');
  }

  #trouble({ does, code, text }, { remotePort }, done) {
    if (does === 'hang') this.counts.hung += 1;
    else if (does === 'cut') {
      this.counts.cut += 1;
      this.#sockets.get(remotePort)?.destroy();
    } else {
      this.counts.refused += 1;
      done(Object.assign(new Error(text), { responseCode: code }));
    }
  }

  #fateOf(address) {
    return this.isGood ? fates.good : fates[fateNameOf(address)];
  }

  /** Whether an address has had its trouble; counts how often it had. */
  #isOver(address, { times = Infinity }) {
    const attempts = (this.#attempts.get(address) ?? 0) + 1;
    this.#attempts.set(address, attempts);
    return attempts > times;
  }
}

/** The name of the fate of an address such as `cut-17@example.com`. */
export function fateNameOf(address) {
  return address.split('-')[0];
}

async function bytesOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What a person would have in the mailbox. */
async function readMail(raw) {
  const { messageId, attachments } = await simpleParser(raw);
  const id = /^<(msg_\w+)@/.exec(messageId)?.[1];
  return { id, files: attachments.map(({ content }) => ({ content })) };
}
