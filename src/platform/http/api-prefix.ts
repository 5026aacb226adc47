import type { NextFunction, Request, Response } from 'express';
import { notFoundPath } from './not-found-path.js';

const API_PREFIX = /^\/(?:api\/v1|api|v1)(?=\/|$|\?)/;
const OPERATIONAL_PATH = /^\/(?:docs|openapi\.json|problems|health|metrics)(?:[/?]|$)/;

/**
 * Serves one router under three prefixes: `/api`, `/v1` and `/api/v1` are the same API.
 *
 * Strips the prefix from `req.url` before the router (`originalUrl` stays). Without a prefix only the
 * operational paths (documentation, health) are there; what is left over belongs to the control panel.
 */
export function apiPrefix(request: Request, _response: Response, next: NextFunction): void {
  const stripped = request.url.replace(API_PREFIX, '');
  if (stripped !== request.url) {
    if (OPERATIONAL_PATH.test(stripped)) return next(notFoundPath());
    request.url = stripped.startsWith('/') ? stripped : `/${stripped}`;
    return next();
  }
  next(OPERATIONAL_PATH.test(request.url) ? undefined : notFoundPath());
}
