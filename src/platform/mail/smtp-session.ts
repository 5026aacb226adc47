import { once } from 'node:events';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { SMTPConnectionAuth, SMTPConnectionOptions } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Envelope } from './mime.js';

/** A mail as it goes over the line, and to whom. */
export interface Letter {
  readonly envelope: Envelope;
  readonly content: Buffer;
  /** Is asked when the server waits for the content. Whatever it raises, nothing of the content leaves. */
  readonly beforeContent?: (() => Promise<void>) | undefined;
}

type Sent = Awaited<ReturnType<typeof sendOver>>;

/** What a session has come to when it ends. */
export interface Progress {
  /** Whether the server has got all of the content. */
  wasSent: boolean;
  /** What `beforeContent` has raised. */
  withheld?: Error;
  /** `beforeContent`, once it was asked. */
  gate?: Promise<void> | undefined;
}

/**
 * Sends one mail over a connection of its own, and tells what the server answered.
 *
 * `createTransport` of the same library reads the content before the server waits for it, so nobody could say whether
 * anything has left. Fills in the progress, and raises errors of the library.
 */
export async function sendOnce(
  { auth, ...options }: SMTPConnectionOptions & { readonly auth?: SMTPConnectionAuth | undefined },
  letter: Letter,
  progress: Progress,
): Promise<Sent> {
  const connection = new SMTPConnection(options);
  // What happens to it after the answer concerns nobody.
  connection.on('error', () => undefined);
  try {
    return await Promise.race([failureOf(connection), sendOver(connection, { auth, letter, progress })]);
  } finally {
    connection.close();
    // Who learns of the failure must know whether it had left by then.
    await Promise.allSettled([progress.gate]);
  }
}

/** Never ends well: a broken connection is told by an event alone. */
async function failureOf(connection: SMTPConnection): Promise<never> {
  const [error] = (await once(connection, 'error')) as [Error];
  throw error;
}

interface Sending {
  readonly auth: SMTPConnectionAuth | undefined;
  readonly letter: Letter;
  readonly progress: Progress;
}

async function sendOver(connection: SMTPConnection, { auth, letter, progress }: Sending) {
  await promisify(connection.connect.bind(connection))();
  if (auth !== undefined && connection.allowsAuth) await promisify(connection.login.bind(connection))(auth);
  const { from, to } = letter.envelope;
  return promisify(connection.send.bind(connection))({ from, to }, contentOf(letter, progress));
}

/** Nobody reads it before the server waits for it. */
function contentOf({ content, beforeContent }: Letter, progress: Progress): Readable {
  const stream = Readable.from(
    (async function* () {
      try {
        progress.gate = beforeContent?.();
        await progress.gate;
      } catch (error) {
        progress.withheld = error as Error;
        throw error;
      }
      yield content;
    })(),
  );
  stream.once('end', () => (progress.wasSent = true));
  return stream;
}
