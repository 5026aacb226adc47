import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response, Router } from 'express';
import { Clock } from '../contract/clock.js';
import type { CallersPage } from '../contract/callers-page.js';
import { invalidToken } from '../contract/challenges.js';
import type { Principal } from '../contract/principal.js';
import { bearerTokenOf } from './identity/bearer-token.js';
import { BearerStrategy } from './identity/bearer.strategy.js';
import { notFoundPath } from './not-found-path.js';
import { RateLimits } from './rate-limit/rate-limits.js';
import { Strangers } from './rate-limit/strangers.js';
import { takeFrom } from './rate-limit/take-from.js';

/**
 * Serves a path outside of the API to whoever has a credential, which is found as the API finds it: the same token in
 * the same header, the same refusals, and the same rate of each caller.
 */
export function serveCallers(
  app: NestExpressApplication,
  router: Router,
  { path, page }: { readonly path: string; readonly page: CallersPage },
): void {
  const door = new Door(
    app.get(BearerStrategy, { strict: false }),
    app.get(Strangers),
    app.get(RateLimits),
    app.get(Clock),
  );
  router.use(path, (request: Request, response: Response, next: NextFunction) => {
    if (request.path !== '/') {
      next(notFoundPath());
      return;
    }
    door
      .admitted(request, response)
      .then((who) => page.answer(request, response, who))
      .catch(next);
  });
}

/** Admits callers. */
class Door {
  constructor(
    private readonly strategy: BearerStrategy,
    private readonly strangers: Strangers,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Raises the problems of a request without a valid credential, and `too_many_requests`. */
  async admitted(request: Request, response: Response): Promise<Principal> {
    const token = bearerTokenOf(request, this.strangers);
    const who = await this.strategy.validate(request, token);
    if (who === false) throw invalidToken();
    const limit = this.limits.of(undefined, who.books?.mode);
    if (limit !== undefined) takeFrom(limit, { caller: who.id ?? '', now: this.clock.now() }, response);
    return who;
  }
}
