import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** What a server does with the next mail. */
export type Behaviour =
  | { readonly kind: 'accept' }
  /** Answers with this after the whole mail. */
  | { readonly kind: 'refuse'; readonly code: number; readonly text: string }
  /** Answers with this to each recipient, or to the named one only. */
  | {
      readonly kind: 'refuse_recipient';
      readonly code: number;
      readonly text: string;
      readonly only?: string;
    }
  /** Accepts the whole mail and ends the connection in place of an answer. */
  | { readonly kind: 'cut_after_data' }
  /** Accepts the whole mail and never answers. */
  | { readonly kind: 'hang_after_data' }
  /** Ends the connection before the mail. */
  | { readonly kind: 'cut_before_data' }
  /** Takes the recipients only then. */
  | { readonly kind: 'hesitate'; readonly until: Promise<unknown> };

/** A mail as the server has it, with the addresses that it really went to. */
export interface ReceivedMail extends ParsedMail {
  readonly envelopeTo: readonly string[];
  readonly envelopeFrom: string;
  readonly raw: string;
  /** What the client called itself. */
  readonly greetedAs: string;
}

/** A real SMTP server on loopback, which does what a test wants. */
export class MailServer {
  /** What it has received as a whole, whether or not the sender has learned of it. */
  readonly received: ReceivedMail[] = [];
  behaviour: Behaviour = { kind: 'accept' };
  /** How many recipients it was asked to take. */
  asked = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: SMTPServer;

  private constructor(login?: { readonly user: string; readonly password: string }) {
    this.server = new SMTPServer({
      authOptional: login === undefined,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onAuth: (auth, _session, done) => {
        const isRight = auth.username === login?.user && auth.password === login?.password;
        if (isRight) done(null, { user: auth.username });
        else done(new Error('Invalid username or password'));
      },
      onRcptTo: ({ address }, _session, done) => {
        const { behaviour } = this;
        this.asked += 1;
        const isRefused =
          behaviour.kind === 'refuse_recipient' && [undefined, address].includes(behaviour.only);
        if (isRefused) done(answer(behaviour));
        else if (behaviour.kind === 'hesitate') void behaviour.until.then(() => done(), done);
        else done();
      },
      // A client may end the connection in the middle.
      onData: (stream, session, done) => void this.take(stream, session, done).catch(() => undefined),
    });
    this.server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      if (this.behaviour.kind === 'cut_before_data') socket.destroy();
    });
    this.server.on('error', () => undefined);
  }

  static async start(login?: { readonly user: string; readonly password: string }): Promise<MailServer> {
    const mailServer = new MailServer(login);
    mailServer.server.listen(0, '127.0.0.1');
    await once(mailServer.server.server, 'listening');
    return mailServer;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}?security=none`;
  }

  /** Ends the connections that there are. */
  disconnect(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.disconnect();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async take(
    stream: SMTPServerDataStream,
    { envelope: { mailFrom, rcptTo }, hostNameAppearsAs }: SMTPServerSession,
    done: (error?: Error | null, message?: string) => void,
  ): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    const raw = Buffer.concat(chunks);
    const mail = {
      ...(await simpleParser(raw)),
      raw: raw.toString('utf8'),
      greetedAs: hostNameAppearsAs,
      envelopeTo: rcptTo.map(({ address }) => address),
      envelopeFrom: mailFrom === false ? '' : mailFrom.address,
    };
    const { behaviour } = this;
    if (behaviour.kind === 'refuse') {
      done(answer(behaviour));
      return;
    }
    this.received.push(mail);
    if (behaviour.kind === 'hang_after_data') return;
    if (behaviour.kind === 'cut_after_data') for (const socket of this.sockets) socket.destroy();
    done(null, '2.0.0 Ok: queued as 4711');
  }
}

function answer({ code, text }: { readonly code: number; readonly text: string }): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
