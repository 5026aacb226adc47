import type { Server } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../../kernel/problems/problem.js';
import { Slots } from './slots.js';

const POLL_MS = 20;
/** During this time, a caller that uses an open connection learns that it will close. */
const LINGER_MS = 1_000;
/** The time to send the last answers. */
const LAST_ANSWERS_MS = 1_000;

/**
 * Lets the running requests finish and answers new ones with 503 while the service stops.
 *
 * Each answer then announces that its connection closes, so that nobody sends a request into a closing connection: the
 * sender could not know whether it was processed.
 */
export class Drain {
  private leaving = false;
  private stopping = false;
  private readonly running = new Slots<Response>();

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Whether balancers must send nothing more. Requests that still come are served until the drain begins. */
  get isLeaving(): boolean {
    return this.leaving;
  }

  /** Serves as before for a while, so that balancers notice in time that this node is about to stop. */
  async leave(delayMs: number): Promise<void> {
    this.leaving = true;
    const beganMs = performance.now();
    while (performance.now() - beganMs < delayMs) await pause();
  }

  readonly middleware = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.stopping) {
      const headers = { 'Retry-After': '5', Connection: 'close' };
      return next(new Problem('unavailable', 'The service is stopping.', { headers }));
    }
    const slot = this.running.add(response);
    response.on('close', () => this.running.remove(slot));
    next();
  };

  /**
   * Waits up to `graceMs` for the running requests, then closes the remaining connections.
   *
   * Until then it keeps listening, so that new requests get a 503 instead of a refused connection.
   */
  async finish(server: Server, graceMs: number): Promise<void> {
    this.stopping = true;
    // Without connections there is nobody to inform. A caller with one may come once more on a new connection.
    const lingerMs = (await connectionsOf(server)) > 0 ? Math.min(LINGER_MS, graceMs) : 0;
    for (const response of this.running) if (!response.headersSent) response.setHeader('Connection', 'close');
    const beganMs = performance.now();
    const isOver = (afterMs: number): boolean => performance.now() - beganMs >= afterMs;
    while (this.running.size > 0 && !isOver(graceMs)) await pause();
    while (!isOver(lingerMs)) await pause();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const cut = setTimeout(() => server.closeAllConnections(), this.running.size > 0 ? 0 : LAST_ANSWERS_MS);
    await closed;
    clearTimeout(cut);
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}
