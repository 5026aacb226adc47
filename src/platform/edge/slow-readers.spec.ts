import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { cutSlowReaders } from '../../engines/slow-readers/slow-readers.js';

const PART = Buffer.alloc(1_000_000);
const PARTS = 40;

let server: Server;

beforeEach(async () => {
  server = createServer((_request, response) => {
    let sent = 0;
    const more = (): void => {
      while (sent < PARTS) {
        sent += 1;
        if (!response.write(PART)) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  });
  cutSlowReaders(server, { silentMs: 1_000, lookEveryMs: 50 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('a response', () => {
  it('is cut off if nobody reads it', async () => {
    const reader = asking();
    const [socket] = (await once(server, 'connection')) as [Socket];
    await once(socket, 'close');
    expect(socket.bytesWritten).toBeLessThan(PARTS * PART.length);
    reader.destroy();
  });

  it('arrives completely if it is read, however slowly', async () => {
    const reader = asking();
    let bytes = 0;
    reader.on('data', (part: Buffer) => {
      bytes += part.length;
      reader.pause();
      setTimeout(() => reader.resume(), 1);
    });
    await once(reader, 'end');
    expect(bytes).toBeGreaterThan(PARTS * PART.length);
  });
});

function asking(): Socket {
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  return reader;
}
