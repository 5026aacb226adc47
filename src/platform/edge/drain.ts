import type { Server } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../../kernel/problems/problem.js';

const POLL_MS = 20;

/** Lets the requests that run finish and answers 503 to those that come, while the service stops. */
export class Drain {
  private stopping = false;
  private running = 0;

  get isStopping(): boolean {
    return this.stopping;
  }

  readonly middleware = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.stopping) {
      const headers = { 'Retry-After': '5', Connection: 'close' };
      return next(new Problem('unavailable', 'The service is stopping.', { headers }));
    }
    this.running += 1;
    response.once('close', () => {
      this.running -= 1;
    });
    next();
  };

  /**
   * Waits for what runs up to `graceMs`, then closes and cuts what is left.
   *
   * Until then it goes on listening, so that who comes is told to come again instead of being turned away unheard.
   */
  async finish(server: Server, graceMs: number): Promise<void> {
    this.stopping = true;
    const deadline = Date.now() + graceMs;
    while (this.running > 0 && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  }
}
