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
 * Finds the routes of a request by the first segment and the length of its path.
 *
 * Express compares a path with every route before its own, so that each module makes the requests of all later ones
 * slower. Here it compares only those with the same first segment and as many segments, in the order in which they were
 * registered.
 */
export class RoutesBySegment {
  /** By the first segment; then by the number of segments. */
  private readonly routers = new Map<string, (Router | undefined)[]>();
  private isMounted = false;

  constructor(private readonly application: Express) {}

  /** Registers a route. Returns whether it could: a path must begin with a literal segment and have one length. */
  add(method: RoutedMethod, path: string, handler: RequestHandler): boolean {
    const segment = segmentOf(path);
    if (!/^[\w.-]+$/.test(segment) || /[*{}]/.test(path)) return false;
    if (!this.isMounted) {
      this.isMounted = true;
      this.application.use((request, response, next) => this.route(request, response, next));
    }
    const ofSegment = this.routers.get(segment) ?? [];
    this.routers.set(segment, ofSegment);
    const router = (ofSegment[lengthOf(path)] ??= Router({ caseSensitive: true }));
    router[method](path, handler);
    return true;
  }

  private route(request: Request, response: Response, next: NextFunction): void {
    const { path } = request;
    const router = this.routers.get(segmentOf(path))?.[lengthOf(path)];
    if (router === undefined) next();
    else router(request, response, next);
  }
}

/** What stands between the first two slashes. */
function segmentOf(path: string): string {
  const end = path.indexOf('/', 1);
  return end < 0 ? path.slice(1) : path.slice(1, end);
}

/** How many segments there are. A slash at the end begins none, because routes match with and without it. */
function lengthOf(path: string): number {
  let slashes = path.endsWith('/') ? -1 : 0;
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) slashes += 1;
  return slashes;
}
