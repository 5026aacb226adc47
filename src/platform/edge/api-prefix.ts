import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../../kernel/problems/problem.js';
import { notFoundPath } from './not-found-path.js';

const API_PREFIX = /^\/(?:api\/v1|api|v1)(?=\/|$|\?)/;
const OPERATIONAL_PATH = /^\/(?:i|docs|guides|reference|openapi\.json|problems|health|metrics)(?:[/?]|$)/;
/** A later handler answers OPTIONS. */
const READING_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Serves one router under three prefixes: `/api`, `/v1` and `/api/v1` are the same API.
 *
 * Strips the prefix from `req.url` before the router (`originalUrl` stays). Without a prefix, only the operational
 * paths (documentation, health) can be read. Everything else belongs to the control panel.
 */
export function apiPrefix(request: Request, _response: Response, next: NextFunction): void {
  const stripped = request.url.replace(API_PREFIX, '');
  if (stripped !== request.url) {
    if (OPERATIONAL_PATH.test(stripped)) return next(notFoundPath());
    request.url = stripped.startsWith('/') ? stripped : `/${stripped}`;
    return next();
  }
  if (!OPERATIONAL_PATH.test(request.url)) return next(notFoundPath());
  next(READING_METHODS.includes(request.method) ? undefined : onlyRead(request.method));
}

function onlyRead(method: string): Problem {
  const headers = { Allow: 'GET, HEAD' };
  return new Problem('method_not_allowed', `${method} is not possible here; GET, HEAD is.`, { headers });
}
