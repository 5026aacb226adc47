import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service needs to send to receivers on this machine. */
export const receiverEnv = { OUTBOUND_ALLOW_HTTP: 'true', OUTBOUND_ALLOWED_NETWORKS: '127.0.0.1' };

/** A message as a receiver parses it. */
export interface ReceivedMessage {
  readonly id: string;
  readonly type: string;
  readonly sequence: number;
  readonly attempt: number;
  readonly data: { readonly object: { readonly id: string } & Readonly<Record<string, unknown>> };
}

export interface ReceivedRequest {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A receiver of webhooks that keeps every request. */
export class Receiver {
  readonly requests: ReceivedRequest[] = [];
  answer: { readonly status: number; readonly text?: string; readonly headers?: Record<string, string> } = {
    status: 200,
  };
  /** Answers 500 to these messages. */
  failFor: ((message: ReceivedMessage) => boolean) | undefined;
  /** Answers nothing before this is done. */
  answersAfter: Promise<void> | undefined;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const receiver = new Receiver(server, `http://127.0.0.1:${port}/hooks`);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        receiver.requests.push({ headers: request.headers as Record<string, string>, body });
        void receiver.reply(response, body);
      });
    });
    return receiver;
  }

  /** Forgets what came, and answers 200. */
  reset(): void {
    this.requests.length = 0;
    this.answer = { status: 200 };
    this.failFor = undefined;
    this.answersAfter = undefined;
  }

  messages(): ReceivedMessage[] {
    return this.requests.map(({ body }) => JSON.parse(body) as ReceivedMessage);
  }

  async stop(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private async reply(response: ServerResponse, body: string): Promise<void> {
    await this.answersAfter;
    const fails = this.failFor?.(JSON.parse(body) as ReceivedMessage) === true;
    const { status, text = '', headers = {} } = fails ? { status: 500 } : this.answer;
    response.writeHead(status, headers).end(text);
  }
}
