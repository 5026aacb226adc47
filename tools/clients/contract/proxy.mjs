/** A proxy between a library and the service. It records requests and injects faults. */
import { once } from 'node:events';
import http from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

/** The faults that can replace forwarding. `target` is the service, `reply` answers the library. */
const harms = {
  drop: ({ socket }) => socket.destroy(),
  'drop-answer': async ({ pass, socket }) => {
    await pass();
    socket.destroy();
  },
  'cut-answer': async ({ pass, response, socket, fault: { bytes } }) => {
    const answer = await pass();
    if (bytes !== undefined) return socket.end(wireOf(answer).subarray(0, bytes));
    response.writeHead(answer.status, { ...answer.headers, 'Content-Length': answer.body.length });
    response.write(answer.body.subarray(0, answer.body.length / 2), () => socket.destroy());
  },
  trickle: async ({ pass, response, socket, fault }) => {
    const answer = await pass();
    response.writeHead(answer.status, { ...answer.headers, 'Content-Length': answer.body.length });
    for (const byte of answer.body) {
      if (socket.destroyed) return;
      response.write(Buffer.from([byte]));
      await setTimeout(fault.ms);
    }
    response.end();
  },
  stall: async ({ pass, response, fault }) => {
    const { status, headers, body } = await pass();
    response.writeHead(status, { ...headers, 'Content-Length': body.length });
    response.write(body.subarray(0, body.length / 2));
    await setTimeout(fault.ms);
    response.end(body.subarray(body.length / 2));
  },
  delay: async ({ pass, reply, fault }) => {
    const answer = await pass();
    await setTimeout(fault.ms);
    reply(answer);
  },
  answer: ({ reply, fault: { status, headers = {}, body = '' } }) => {
    const isText = typeof body === 'string';
    const type = isText ? 'text/plain' : 'application/problem+json';
    const text = isText ? body : JSON.stringify(body);
    reply({ status, headers: { 'Content-Type': type, ...timed(headers) }, body: Buffer.from(text) });
  },
  pack: async ({ pass, reply }) => {
    const { headers, body, ...answer } = await pass();
    reply({ ...answer, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) });
  },
  alter: async ({ pass, reply, fault }) => {
    const answer = await pass();
    const altered = merged(JSON.parse(answer.body.toString()), fault.body);
    reply({ ...answer, body: Buffer.from(JSON.stringify(altered)) });
  },
};

/** Starts a proxy for the service at a URL. Returns { url, faults, requests, reset(), stop() }. */
export async function startProxy(target) {
  const faults = [];
  const requests = [];
  const server = http.createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    const seen = { line, headers: request.headers, atMs: Date.now(), connection: request.socket };
    requests.push(seen);
    const body = Buffer.concat(await request.toArray());
    seen.body = body.toString();
    const fault = faults.find(({ on, times }) => times > 0 && line.startsWith(on));
    const { socket } = request;
    const pass = async () => wholeOf(await forwarded({ request, body, target }));
    const reply = (answer) => {
      response.writeHead(answer.status, { ...answer.headers, 'Content-Length': answer.body.length });
      response.end(request.method === 'HEAD' ? undefined : answer.body);
    };
    try {
      if (fault === undefined) {
        const answer = await forwarded({ request, body, target });
        return isEndless(answer) ? await streamed(answer, response) : reply(await wholeOf(answer));
      }
      fault.times -= 1;
      await harms[fault.do]({ pass, reply, response, socket, fault });
    } catch (error) {
      // The library may have closed the connection already, for example after a time-out.
      socket.destroy(error);
    }
  });
  // A slow library on a busy machine must still find its connection open.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    faults,
    requests,
    reset() {
      faults.length = 0;
      requests.length = 0;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Converts headers like `{ "in_ms": 2000 }` to a date that long after the answer. */
function timed(headers) {
  const written = ([name, value]) => [
    name,
    value.in_ms === undefined ? value : new Date(Date.now() + value.in_ms).toUTCString(),
  ];
  return Object.fromEntries(Object.entries(headers).map(written));
}

/** Serializes an answer as HTTP. */
function wireOf({ status, headers, body }) {
  const lines = Object.entries({ ...headers, 'Content-Length': body.length }).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}`),
  );
  const head = [`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head), body]);
}

async function forwarded({ request, body, target }) {
  const headers = { ...request.headers, 'content-length': body.length };
  if (body.length === 0) delete headers['content-length'];
  const forwarding = http.request(`${target}${request.url}`, { method: request.method, headers });
  forwarding.end(body);
  const [answer] = await once(forwarding, 'response');
  return answer;
}

async function wholeOf(answer) {
  return { ...headOf(answer), body: Buffer.concat(await answer.toArray()) };
}

function headOf({ statusCode, headers }) {
  const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name));
  return { status: statusCode, headers: Object.fromEntries(kept) };
}

/** Whether an answer ends only when one side has enough of it. */
function isEndless({ headers }) {
  return /^text\/event-stream/.test(headers['content-type'] ?? '');
}

/** Passes on what comes, as it comes, until one side ends it. */
async function streamed(answer, response) {
  const { status, headers } = headOf(answer);
  response.writeHead(status, headers);
  response.flushHeaders();
  await pipeline(answer, response);
}

function merged(base, changes) {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return changes;
  const entries = Object.entries(changes).map(([key, value]) => [key, merged(base?.[key], value)]);
  return { ...base, ...Object.fromEntries(entries) };
}
