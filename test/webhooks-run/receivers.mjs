import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

/** The only address that the service may send to. All others of this machine stay forbidden. */
export const RECEIVERS_HOST = '127.0.0.2';

const SLOW_MS = 50;
/** A receiver that fails does so in the first three seconds of each ten. */
const [FAILS_MS, OF_MS] = [3_000, 10_000];

/** Receives webhooks, lets an independent library verify each of them, and notes what it has accepted. */
export class Receiver {
  /** Every message that was answered 2xx, also those that came again. */
  accepted = [];
  /** What the library has refused, and messages whose id is not that of the header. */
  invalid = [];
  requests = 0;
  secret = '';

  /** `answer` returns the head of the answer to a request; nothing if it is never answered. */
  static async start(answer) {
    const receiver = new Receiver();
    receiver.answer = answer;
    receiver.server = createServer((request, response) => void receiver.receive(request, response));
    receiver.server.listen(0, RECEIVERS_HOST);
    await once(receiver.server, 'listening');
    receiver.url = `http://${RECEIVERS_HOST}:${receiver.server.address().port}/`;
    return receiver;
  }

  async receive(request, response) {
    this.requests += 1;
    const body = await bodyOf(request);
    if (body === undefined) return;
    const message = this.verified(body, request.headers);
    const answer = await this.answer();
    if (answer === undefined) return;
    // What the receiver has decided counts, even if the service dies before it hears of it.
    if (answer.status < 300 && message !== undefined) {
      this.accepted.push({ id: message.id, sequence: message.sequence, object: message.data.object.id });
    }
    response.writeHead(answer.status, answer.headers).end();
  }

  verified(body, headers) {
    try {
      const message = new Webhook(this.secret).verify(body, headers);
      if (message.id !== headers['webhook-id']) throw new Error(`${message.id} came under another id.`);
      return message;
    } catch (error) {
      this.invalid.push(error.message);
      return undefined;
    }
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** How the receivers of the proof behave. `canary` is where a redirect leads. */
export function behaviours({ canary }) {
  const state = { hangs: true, refused: 0 };
  const ok = { status: 204 };
  return {
    state,
    good: () => ok,
    slow: () => pause(SLOW_MS, ok),
    failing: () => {
      if (Date.now() % OF_MS > FAILS_MS) return ok;
      state.refused += 1;
      return state.refused % 2 === 0 ? { status: 500 } : { status: 302, headers: { location: canary } };
    },
    hanging: () => (state.hangs ? undefined : ok),
  };
}

/** Counts the connections at addresses that no request may reach. */
export class Canary {
  connections = 0;

  static async start(host) {
    const canary = new Canary();
    canary.server = createTcpServer((socket) => {
      canary.connections += 1;
      socket.destroy();
    });
    canary.server.listen(0, host);
    await once(canary.server, 'listening');
    canary.port = canary.server.address().port;
    return canary;
  }

  async stop() {
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Returns the body; undefined if the sender has died meanwhile. */
async function bodyOf(request) {
  const chunks = [];
  try {
    for await (const chunk of request) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  } catch {
    return undefined;
  }
}
