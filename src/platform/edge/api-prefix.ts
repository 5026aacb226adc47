import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { methodNotPossible } from './method-not-possible.js';
import { notFoundPath } from './not-found-path.js';

const API_PREFIX = /^\/(?:api\/v1|api|v1)(?=\/|$|\?)/;
const OPERATIONAL_PATH =
  /^\/(?:i|docs|guides|reference|openapi(?:-3\.0)?\.json|code-samples\.json|problems|health|metrics|mcp)(?:[/?]|$)/;
const READING_METHODS: readonly string[] = ['GET', 'HEAD'];
/** The customer's page has a form: whoever finds that a link has ended asks for a fresh one. */
const METHODS_OF_FORMS: readonly string[] = [...READING_METHODS, 'POST'];
const FORM_PATH = /^\/i\/[^?]+$/;
/** Programs send messages there, and read nothing. */
const MESSAGES_PATH = /^\/mcp(?:[/?]|$)/;

/**
 * Serves one router under three prefixes: `/api`, `/v1` and `/api/v1` are the same API.
 *
 * Strips the prefix from `req.url` before the router (`originalUrl` stays). Without a prefix, only the operational
 * paths (documentation, health, customers' pages) are there, which `pages` serves. Everything else belongs to the
 * control panel.
 */
export function apiPrefix(pages: RequestHandler) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const stripped = request.url.replace(API_PREFIX, '');
    if (stripped !== request.url) {
      if (OPERATIONAL_PATH.test(stripped)) return next(notFoundPath());
      request.url = stripped.startsWith('/') ? stripped : `/${stripped}`;
      return next();
    }
    if (!OPERATIONAL_PATH.test(request.url)) return next(notFoundPath());
    if (request.method === 'OPTIONS') return next();
    const possible = methodsOf(request.url);
    if (!possible.includes(request.method)) return next(methodNotPossible(request.method, possible));
    void pages(request, response, next);
  };
}

function methodsOf(url: string): readonly string[] {
  if (MESSAGES_PATH.test(url)) return ['POST'];
  return FORM_PATH.test(url) ? METHODS_OF_FORMS : READING_METHODS;
}
