import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Refuses each request at once, in a process of its own: no service can refuse at a lower price. */
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(503, { 'content-length': 0 }).end();
});
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
process.on('disconnect', () => process.exit());
