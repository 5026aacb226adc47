import {
  Router,
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';

/** A method of routes that this engine takes over. */
export type RoutedMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * Finds the routes of a request by the first segment of its path.
 *
 * Express compares a path with every route before its own, so that each module makes the requests of all later ones
 * slower. Here it compares only those with the same first segment, in the order in which they were registered.
 */
export class RoutesBySegment {
  private readonly routers = new Map<string, Router>();
  private isMounted = false;

  constructor(private readonly application: Express) {}

  /** Registers a route. Returns whether it could: a path must begin with a literal segment. */
  add(method: RoutedMethod, path: string, handler: RequestHandler): boolean {
    const segment = segmentOf(path);
    if (!/^[\w.-]+$/.test(segment)) return false;
    if (!this.isMounted) {
      this.isMounted = true;
      this.application.use((request, response, next) => this.route(request, response, next));
    }
    const router = this.routers.get(segment) ?? Router({ caseSensitive: true });
    this.routers.set(segment, router);
    router[method](path, handler);
    return true;
  }

  private route(request: Request, response: Response, next: NextFunction): void {
    const router = this.routers.get(segmentOf(request.path));
    if (router === undefined) next();
    else router(request, response, next);
  }
}

/** What stands between the first two slashes. */
function segmentOf(path: string): string {
  const end = path.indexOf('/', 1);
  return end < 0 ? path.slice(1) : path.slice(1, end);
}
