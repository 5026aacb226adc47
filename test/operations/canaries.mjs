/**
 * Lets the built guard of outgoing requests try to reach servers that it must not reach.
 *
 * Reads from standard input, as JSON, `canaries` (addresses of this machine on which such servers listen), `receiver`
 * (a public address that this machine has, or null), and `urls` to try. Writes, as JSON, how many connections the
 * canaries have got, from the test itself and from the guard, and what became of each request.
 */
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { Outbound } from '../../dist/src/platform/outbound/outbound.js';

const PUBLIC = '93.184.216.34';
const { canaries, receiver, urls } = JSON.parse(await text(process.stdin));

let connections = 0;
const port = await listenOnAll(canaries);
await Promise.all(canaries.map((host) => once(connect({ host, port }), 'close')));
const fromTheTest = connections;
connections = 0;

const tried = [
  ...urls,
  ...urls.map((url) => url.replace(/^(https?:\/\/[^/:]+|https?:\/\/\[[^\]]+\])\//, `$1:${port}/`)),
];
const outcomes = [];
for (const url of tried) outcomes.push([url, await outcomeOf(url, [PUBLIC])]);
for (const address of canaries) {
  outcomes.push([`a name of ${address}`, await outcomeOf(`http://hooks.example:${port}/`, [address])]);
  outcomes.push([
    `a name of ${address} too`,
    await outcomeOf(`http://hooks.example:${port}/`, [PUBLIC, address]),
  ]);
}
const redirects = receiver === null ? [] : await redirectsFrom(receiver);
process.stdout.write(JSON.stringify({ fromTheTest, fromTheGuard: connections, outcomes, redirects }));
process.exit();

/** Returns the port, which is the same on all addresses. */
async function listenOnAll(addresses) {
  let port = 0;
  for (const address of addresses) {
    const server = createServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined).end();
    }).listen(port, address);
    await once(server, 'listening');
    port = server.address().port;
  }
  return port;
}

/** Returns the status of the answer, or the fault of the refusal. */
async function outcomeOf(url, addresses) {
  const resolve = async (host) => (/(^|\.)localhost$/.test(host) ? ['127.0.0.1', '::1'] : addresses);
  const guard = new Outbound({ allowHttp: true, allowedNetworks: [], resolve });
  try {
    return (await guard.send({ url, headers: {}, body: Buffer.from('{}') })).status;
  } catch (error) {
    return error.fault ?? String(error);
  } finally {
    guard.stop();
  }
}

/** Lets a server that may be reached send the guard on to each canary. */
async function redirectsFrom(address) {
  const server = createHttpServer((request, response) => {
    const canary = decodeURIComponent(request.url.slice(1));
    const host = canary.includes(':') ? `[${canary}]` : canary;
    response.writeHead(307, { location: `http://${host}:${port}/` }).end();
  }).listen(0, address);
  await once(server, 'listening');
  const { port: own } = server.address();
  const statuses = [];
  for (const canary of canaries) {
    statuses.push(await outcomeOf(`http://hooks.example:${own}/${encodeURIComponent(canary)}`, [address]));
  }
  return statuses;
}
