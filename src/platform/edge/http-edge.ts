import type { NestExpressApplication } from '@nestjs/platform-express';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { Metrics } from '../signals/metrics.js';
import type { Log } from '../signals/log.js';
import type { Admission } from './admission.js';
import { apiPrefix } from './api-prefix.js';
import { answerClientErrors } from './client-errors.js';
import type { Drain } from './drain.js';
import { inOneLayer } from './in-one-layer.js';
import { options } from './options-method.js';
import { Overload } from './overload.js';
import { requestContext } from './request-context.js';
import { requestHead } from './request-head.js';
import { requestLog } from './request-log.js';
import { cutSlowReaders } from '../../engines/slow-readers/slow-readers.js';
import { RouteTable } from './route-table.js';

interface EdgeOptions {
  readonly trustedProxies: readonly string[];
  readonly log: Log;
  readonly drain: Drain;
  readonly admission: Admission;
  /** The maximum number of connections. */
  readonly connectionsMax: number;
}

interface Refusing extends Pick<EdgeOptions, 'drain' | 'admission'> {
  readonly overload: Overload;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const TIMEOUT_CHECK_MS = 1_000;

/** For answers other than pages. Pages that load something replace it. */
const NOTHING_LOADS = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
};

/** Sets up what every request passes before the router: its id, its log line, the security headers. */
export function setUpEdge(app: NestExpressApplication, options: EdgeOptions): void {
  const { trustedProxies, log, drain, admission } = options;
  app.set('trust proxy', [...trustedProxies]);
  app.set('query parser', 'simple');
  app.set('etag', false);
  // The setting of the same name has no effect, because Nest's adapter has created the router already.
  Object.assign(app.getHttpAdapter().getInstance().router, { caseSensitive: true });
  app.disable('x-powered-by');
  app.use(
    inOneLayer(
      requestContext as RequestHandler,
      requestLog(log, app.get(Metrics)),
      drain.middleware,
      securityHeaders(),
      requestHead,
    ),
  );
  const server: Server = app.getHttpServer();
  refuseBefore(server, { drain, admission, overload: new Overload(log, app.get(Metrics)) });
  setUpServer(server, options.connectionsMax);
}

/** Lets Express have only what is admitted. While the service stops, it refuses the others itself. */
function refuseBefore(server: Server, { drain, admission, overload }: Refusing): void {
  const [serve, ...others] = server.listeners('request') as RequestListener[];
  if (serve === undefined || others.length > 0)
    throw new Error('One listener answers the requests of the server.');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (drain.isStopping || admission.admits(request, response)) serve(request, response);
    else overload.refuse(request, response);
  });
}

function setUpServer(server: Server, connectionsMax: number): void {
  server.maxConnections = connectionsMax;
  // Node would silently drop every header after the thousandth. The bytes of the headers are limited anyway.
  server.maxHeadersCount = 0;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  // Node itself would refuse a missing Host and an unknown expectation with empty answers; `requestHead` does it.
  Object.assign(server, { connectionsCheckingInterval: TIMEOUT_CHECK_MS, requireHostHeader: false });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  answerClientErrors(server);
  cutSlowReaders(server);
}

/**
 * From here on, only the API and its pages are served: the prefix is stripped, and every other path is unknown.
 *
 * Returns the router of the pages. No request of the API passes it, however many pages there are.
 */
export function serveApiOnly(app: NestExpressApplication): Router {
  const pages = Router({ caseSensitive: true });
  app.use(inOneLayer(apiPrefix(pages), options(app.get(RouteTable))));
  return pages;
}

/** Sets helmet's headers, and those that keep business data out of caches. They are the same for each answer. */
function securityHeaders(): RequestHandler {
  const headers = new Map([['Cache-Control', 'no-store']]);
  const collecting = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  const rules = helmet({
    contentSecurityPolicy: NOTHING_LOADS,
    strictTransportSecurity: { includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
  rules({} as Request, collecting as unknown as Response, (error?: unknown) => {
    if (error !== undefined) throw error as Error;
  });
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
