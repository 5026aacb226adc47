import type { Server } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../../kernel/problems/problem.js';

const POLL_MS = 20;
/** Whoever keeps a connection open and uses it hears in this time that it is about to be closed. */
const LINGER_MS = 1_000;
/** For the last answers to be sent. */
const LAST_ANSWERS_MS = 1_000;

/**
 * Lets the requests that run finish and answers 503 to those that come, while the service stops.
 *
 * Each answer then says that its connection closes, so that nobody sends a request into one that is just being closed:
 * its sender could not know whether it was done.
 */
export class Drain {
  private stopping = false;
  private readonly running = new Set<Response>();

  get isStopping(): boolean {
    return this.stopping;
  }

  readonly middleware = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.stopping) {
      const headers = { 'Retry-After': '5', Connection: 'close' };
      return next(new Problem('unavailable', 'The service is stopping.', { headers }));
    }
    this.running.add(response);
    response.once('close', () => this.running.delete(response));
    next();
  };

  /**
   * Waits for what runs up to `graceMs`, then closes and cuts what is left.
   *
   * Until then it goes on listening, so that who comes is told to come again instead of being turned away unheard.
   */
  async finish(server: Server, graceMs: number): Promise<void> {
    this.stopping = true;
    // Where nobody is, nobody has to be told. Who is here may come once more on a new connection.
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
