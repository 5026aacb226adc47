import { once } from 'node:events';
import net from 'node:net';

/** A way to a port of this machine that can be cut: then nothing arrives any more, and nobody is told. */
export class Forwarder {
  sockets = new Set();
  silent = false;

  /** Listens on a port of its own. */
  static async to(target) {
    const forwarder = new Forwarder();
    forwarder.server = net.createServer((client) =>
      forwarder.connect(client, net.connect(target, '127.0.0.1')),
    );
    await once(forwarder.server.listen(0, '127.0.0.1'), 'listening');
    return forwarder;
  }

  cut() {
    this.silent = true;
  }

  /** Connections from before have lost what was sent meanwhile, so they end. */
  join() {
    this.silent = false;
    this.endAll();
  }

  get port() {
    return this.server.address().port;
  }

  connect(client, server) {
    for (const [from, to] of [
      [client, server],
      [server, client],
    ]) {
      this.sockets.add(from);
      from.on('data', (bytes) => this.silent || to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }

  async stop() {
    this.endAll();
    await new Promise((resolve) => this.server.close(resolve));
  }

  endAll() {
    for (const socket of this.sockets) socket.destroy();
  }
}
