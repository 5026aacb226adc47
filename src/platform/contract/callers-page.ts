import type { Request, Response } from 'express';
import type { Principal } from './principal.js';

/** What answers at a path outside of the API, to callers that were authenticated and counted. */
export interface CallersPage {
  /** Writes the whole answer. May raise a Problem before it has begun. */
  answer(request: Request, response: Response, who: Principal): Promise<void>;
}
