import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Who takes nothing of an answer for so long will not take the rest; how often that is looked at. */
const PATIENCE = { silentMs: 30_000, lookEveryMs: 5_000 };

interface Seen {
  taken: number;
  sinceMs: number;
}

/** Cuts off who asks and does not read: what is not read is kept in memory. */
export function cutSlowReaders(server: Server, { silentMs, lookEveryMs } = PATIENCE): void {
  const sockets = new Map<Socket, Seen>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { taken: 0, sinceMs: performance.now() });
    socket.once('close', () => sockets.delete(socket));
  });
  const looking = setInterval(() => {
    const nowMs = performance.now();
    for (const [socket, seen] of sockets) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== seen.taken) {
        Object.assign(seen, { taken, sinceMs: nowMs });
      } else if (nowMs - seen.sinceMs >= silentMs) {
        socket.destroy();
      }
    }
  }, lookEveryMs).unref();
  server.once('close', () => clearInterval(looking));
}
