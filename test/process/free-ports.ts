import { once } from 'node:events';
import { createServer } from 'node:net';

/** The first of so many ports in a row that nobody uses. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = await freePort(0);
    const others = Array.from({ length: count - 1 }, (_, at) => freePort(first + at + 1));
    const outcomes = await Promise.allSettled(others);
    if (outcomes.every(({ status }) => status === 'fulfilled')) return first;
  }
}

async function freePort(wanted: number): Promise<number> {
  const server = createServer();
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
