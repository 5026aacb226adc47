import type { NextFunction, Request, Response } from 'express';
import { notFoundPath } from './not-found-path.js';
import type { RouteTable } from './route-table.js';

/** Answers OPTIONS with the methods of the path, for everyone, because the paths are publicly documented. */
export function options(routes: RouteTable) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'OPTIONS') return next();
    const methods = routes.methodsAt(request.path);
    if (methods.length === 0) return next(notFoundPath());
    response.status(204).set('Allow', methods.join(', ')).end();
  };
}
