/** A process of its own with a bare node:http server that answers what it is told to: the limit that Node.js sets. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedAnswer } from './recording.js';

let answer: RecordedAnswer = { status: 200, headers: [], body: '' };

const server = createServer((request, response) => {
  request.on('data', () => undefined);
  request.on('end', () => {
    response.writeHead(answer.status, [...answer.headers]);
    response.end(answer.body);
  });
});

process.on('message', (next: RecordedAnswer) => {
  answer = next;
  process.send?.('ready');
});

server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
