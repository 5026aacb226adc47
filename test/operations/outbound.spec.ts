import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  createServer as createTcpServer,
  Socket,
  type AddressInfo,
  type Server as TcpServer,
} from 'node:net';
import { Outbound, type OutboundOptions } from '../../src/platform/outbound/outbound.js';
import { OutboundError } from '../../src/platform/outbound/outbound-error.js';
import { until } from '../support/eventually.js';
import { FORBIDDEN_ADDRESSES, FORBIDDEN_URLS } from '../support/forbidden-targets.js';

const PUBLIC = '93.184.216.34';
const LOOPBACK = { allowHttp: true, allowedNetworks: ['127.0.0.0/8', '::1'] };

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

describe('a forbidden address', () => {
  it('is refused in every form of a URL, and nothing is connected', async () => {
    const connected: string[] = [];
    const guard = outbound({ allowHttp: true, connect: recording(connected) });
    for (const url of FORBIDDEN_URLS) {
      expect([url, await faultOf(guard.assertAllowed(url))]).toEqual([url, 'address_not_allowed']);
      expect([url, await faultOf(send(guard, url))]).toEqual([url, 'address_not_allowed']);
    }
    expect(connected).toEqual([]);
  });

  it('is refused behind a name, also beside public addresses', async () => {
    const connected: string[] = [];
    for (const address of FORBIDDEN_ADDRESSES) {
      for (const addresses of [[address], [PUBLIC, address], [address, PUBLIC]]) {
        const guard = outbound({ resolve: () => Promise.resolve(addresses), connect: recording(connected) });
        expect([address, await faultOf(guard.assertAllowed('https://hooks.example/'))]).toEqual([
          address,
          'address_not_allowed',
        ]);
      }
    }
    expect(connected).toEqual([]);
  });

  it('is not connected to when the name changes its address after the check', async () => {
    const canary = await canaryServer();
    const answers = [[PUBLIC], ['127.0.0.1']];
    const guard = outbound({
      allowHttp: true,
      resolve: () => Promise.resolve(answers.shift() ?? ['127.0.0.1']),
    });
    const url = `http://hooks.example:${canary.port}/`;
    await guard.assertAllowed(url);
    expect(await faultOf(send(guard, url))).toBe('address_not_allowed');
    expect(canary.connections()).toBe(0);
  });

  it('gets no byte even if a connection reaches it against all checks', async () => {
    const canary = await canaryServer();
    const guard = outbound({
      allowHttp: true,
      connect: ({ port }) => new Socket().connect(port, '127.0.0.1'),
    });
    expect(await faultOf(send(guard, `http://hooks.example:${canary.port}/`))).toBe('address_not_allowed');
    await canary.silence();
    expect(canary.bytes()).toBe(0);
  });

  it('is not reached by a redirect', async () => {
    const canary = await canaryServer();
    const receiver = await receive((_request, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${canary.port}/` }).end();
    });
    const answer = await send(outbound(LOOPBACK), receiver.url);
    expect(answer.status).toBe(302);
    expect(canary.connections()).toBe(0);
  });
});

describe('what the operator allows', () => {
  it('opens networks for the whole installation, and nothing beside them', async () => {
    const guard = outbound({ allowedNetworks: ['10.1.0.0/16', 'fd00:1::/32'], resolve: byName });
    await guard.assertAllowed('https://10.1.2.3:8443/');
    await guard.assertAllowed('https://10-1-2-3.example/');
    await guard.assertAllowed('https://[fd00:1::5]/');
    expect(await faultOf(guard.assertAllowed('https://10.2.0.1/'))).toBe('address_not_allowed');
    expect(await faultOf(guard.assertAllowed('https://10-2-0-1.example/'))).toBe('address_not_allowed');
    expect(await faultOf(guard.assertAllowed('https://1.1.1.1/'))).toBe('address_not_allowed');
    expect(await faultOf(guard.assertAllowed('http://10.1.2.3/'))).toBe('address_not_allowed');
  });

  it('never opens the port of the service itself', async () => {
    const guard = outbound(LOOPBACK);
    guard.closePort(3000);
    await guard.assertAllowed('http://127.0.0.1:3001/');
    expect(await faultOf(guard.assertAllowed('http://127.0.0.1:3000/api'))).toBe('address_not_allowed');
    expect(await faultOf(guard.assertAllowed('http://localhost:3000/api'))).toBe('address_not_allowed');
  });
});

describe('an unknown name', () => {
  it('says so', async () => {
    const guard = outbound({ resolve: () => Promise.resolve([]) });
    expect(await faultOf(guard.assertAllowed('https://nothing.example/'))).toBe('name_not_found');
  });
});

describe('a receiver', () => {
  it('gets the request as it is, and its answer is returned with its address', async () => {
    let got: { headers: IncomingMessage['headers']; body: string } | undefined;
    const receiver = await receive((request, response) => {
      void textOf(request).then((body) => {
        got = { headers: request.headers, body };
        response.writeHead(202, { 'x-receiver': 'yes' }).end('thanks');
      });
    });
    const answer = await send(outbound(LOOPBACK), receiver.url, '{"ü":1}');
    expect(got).toMatchObject({ headers: { 'webhook-id': 'evt_1', 'content-length': '8' }, body: '{"ü":1}' });
    expect(answer).toMatchObject({ status: 202, headers: { 'x-receiver': 'yes' }, address: '127.0.0.1' });
    expect(answer.body.toString()).toBe('thanks');
  });

  it('that sends without end is read up to 64 KB', async () => {
    const receiver = await receive((_request, response) => {
      response.writeHead(200);
      const more = (): void => {
        if (response.writable) response.write('x'.repeat(16_384), more);
      };
      more();
    });
    const answer = await send(outbound(LOOPBACK), receiver.url);
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(65_536);
  });

  it('that begins an answer and never ends it has answered', async () => {
    const receiver = await receive((_request, response) => {
      response.writeHead(200).write('so far');
    });
    const answer = await send(
      outbound({ ...LOOPBACK, limits: { connectMs: 5_000, answerMs: 300 } }),
      receiver.url,
    );
    expect([answer.status, answer.body.toString()]).toEqual([200, 'so far']);
  });

  it('that hangs is left after the time limit', async () => {
    const receiver = await receive(() => undefined);
    const guard = outbound({ ...LOOPBACK, limits: { connectMs: 5_000, answerMs: 100 } });
    expect(await faultOf(send(guard, receiver.url))).toBe('timed_out');
  });

  it('that accepts no TLS connection is left after the time limit of a connection', async () => {
    const silent = await canaryServer();
    const guard = outbound({ ...LOOPBACK, limits: { connectMs: 100, answerMs: 60_000 } });
    expect(await faultOf(send(guard, `https://127.0.0.1:${silent.port}/`))).toBe('timed_out');
  });

  it('that is not there, or talks no HTTP, is told apart', async () => {
    const guard = outbound(LOOPBACK);
    expect(await faultOf(send(guard, `http://127.0.0.1:${await closedPort()}/`))).toBe('connection_failed');
    const odd = await tcpServer((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'));
    expect(await faultOf(send(guard, `http://127.0.0.1:${odd}/`))).toBe('invalid_answer');
    const upgrading = await tcpServer((socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n');
    });
    expect(await faultOf(send(guard, `http://127.0.0.1:${upgrading}/`))).toBe('invalid_answer');
  });

  it('that closes idle connections loses no request', async () => {
    let requests = 0;
    const receiver = await tcpServer((socket) => {
      socket.once('data', () => {
        requests += 1;
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
        // Whatever comes second on this connection finds it reset.
        socket.once('data', () => socket.resetAndDestroy());
      });
    });
    const guard = outbound(LOOPBACK);
    for (let round = 0; round < 5; round += 1) {
      expect((await send(guard, `http://127.0.0.1:${receiver}/`)).status).toBe(200);
    }
    expect(requests).toBe(5);
  });
});

function outbound(options: Partial<OutboundOptions>): Outbound {
  const made = new Outbound({ allowHttp: false, allowedNetworks: [], resolve: byName, ...options });
  closing.push(() => {
    made.stop();
    return Promise.resolve();
  });
  return made;
}

/** Names such as 10-1-2-3.example lead to that address, and all others to a public one. */
function byName(host: string): Promise<string[]> {
  if (host.endsWith('localhost')) return Promise.resolve(['127.0.0.1', '::1']);
  const parts = /^(\d+-\d+-\d+-\d+)\./.exec(host)?.[1];
  return Promise.resolve([parts?.replaceAll('-', '.') ?? PUBLIC]);
}

function send(guard: Outbound, url: string, body = '{}'): ReturnType<Outbound['send']> {
  return guard.send({ url, headers: { 'webhook-id': 'evt_1' }, body: Buffer.from(body) });
}

async function faultOf(work: Promise<unknown>): Promise<string | undefined> {
  const error = await work.then(
    () => undefined,
    (raised: unknown) => raised,
  );
  if (error !== undefined && !(error instanceof OutboundError)) throw error as Error;
  return error?.fault;
}

/** Records what would be connected, and connects nothing. */
function recording(connected: string[]): OutboundOptions['connect'] {
  return ({ host, port, lookup }) => {
    const socket = new Socket();
    lookup(host, { all: true }, (error) => {
      if (error === null) connected.push(`${host}:${port}`);
      socket.destroy(error ?? new Error('Nothing is connected here.'));
    });
    return socket;
  };
}

async function receive(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ url: string }> {
  const server = createServer(answer);
  return { url: `http://127.0.0.1:${await listening(server)}/hooks` };
}

/** A server that must not be reached. */
async function canaryServer(): Promise<{
  port: number;
  connections: () => number;
  bytes: () => number;
  silence: () => Promise<void>;
}> {
  let [connections, bytes] = [0, 0];
  const ends: Promise<unknown>[] = [];
  const port = await tcpServer((socket) => {
    connections += 1;
    ends.push(new Promise((resolve) => socket.once('close', resolve)));
    socket.on('data', (data) => (bytes += data.length));
  });
  const silence = async (): Promise<void> => {
    await until(() => connections > 0);
    await Promise.all(ends);
  };
  return { port, connections: () => connections, bytes: () => bytes, silence };
}

async function tcpServer(handle: (socket: Socket) => void): Promise<number> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    closing.push(() => Promise.resolve(socket.destroy()));
    handle(socket);
  });
  return listening(server);
}

async function listening(server: Server | TcpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

async function closedPort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
