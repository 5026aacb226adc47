import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** A caller that reads nothing of its response for this long will not read the rest; and how often to check. */
const PATIENCE = { silentMs: 30_000, lookEveryMs: 5_000 };

interface Seen {
  left: string;
  sinceMs: number;
}

/** Closes the connections of callers that do not read their response, because unread bytes stay in memory. */
export function cutSlowReaders(server: Server, { silentMs, lookEveryMs } = PATIENCE): void {
  const sockets = new Map<Socket, Seen>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { left: '', sinceMs: performance.now() });
    socket.once('close', () => sockets.delete(socket));
  });
  const looking = setInterval(() => {
    const nowMs = performance.now();
    for (const [socket, seen] of sockets) {
      const left = leftOf(socket);
      if (socket.writableLength === 0 || left !== seen.left) {
        Object.assign(seen, { left, sinceMs: nowMs });
      } else if (nowMs - seen.sinceMs >= silentMs) {
        socket.destroy();
      }
    }
  }, lookEveryMs).unref();
  server.once('close', () => clearInterval(looking));
}

/** What is still to be sent. A long response is one write, of which the system takes a part at a time. */
function leftOf(socket: Socket): string {
  const { _handle: handle } = socket as unknown as { _handle?: { readonly writeQueueSize?: number } };
  return `${socket.bytesWritten} ${socket.writableLength} ${handle?.writeQueueSize ?? 0}`;
}
