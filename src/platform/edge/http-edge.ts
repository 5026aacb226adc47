import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Server } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { Metrics } from '../signals/metrics.js';
import type { Log } from '../signals/log.js';
import type { Admission } from './admission.js';
import { apiPrefix } from './api-prefix.js';
import { answerClientErrors } from './client-errors.js';
import type { Drain } from './drain.js';
import { options } from './options-method.js';
import { requestContext } from './request-context.js';
import { requestHead } from './request-head.js';
import { requestLog } from './request-log.js';
import { cutSlowReaders } from './slow-readers.js';
import { RouteTable } from './route-table.js';

interface EdgeOptions {
  readonly trustedProxies: readonly string[];
  readonly log: Log;
  readonly drain: Drain;
  readonly admission: Admission;
  /** How many connections there may be at once. */
  readonly connectionsMax: number;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const TIMEOUT_CHECK_MS = 1_000;

/** For answers that are no pages. Pages that load something replace it. */
const NOTHING_LOADS = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
};

/** What every request passes before the router: its id, its log line, the headers of safety. */
export function setUpEdge(app: NestExpressApplication, options: EdgeOptions): void {
  const { trustedProxies, log, drain, admission } = options;
  app.set('trust proxy', [...trustedProxies]);
  app.set('query parser', 'simple');
  app.set('etag', false);
  // The setting of the same name comes too late: Nest's adapter has made the router already.
  Object.assign(app.getHttpAdapter().getInstance().router, { caseSensitive: true });
  app.disable('x-powered-by');
  app.use(requestContext, requestLog(log, app.get(Metrics)), drain.middleware, admission.middleware);
  app.use(
    helmet({
      contentSecurityPolicy: NOTHING_LOADS,
      strictTransportSecurity: { includeSubDomains: false },
      xFrameOptions: { action: 'deny' },
    }),
    noStore,
  );
  app.use(requestHead);
  setUpServer(app.getHttpServer(), options.connectionsMax);
}

function setUpServer(server: Server, connectionsMax: number): void {
  server.maxConnections = connectionsMax;
  // Node would leave out every header after the thousandth without a word; their bytes are bounded anyway.
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

/** From here on there is the API alone: the prefix is taken off, and every other path is unknown. */
export function serveApiOnly(app: NestExpressApplication): void {
  app.use(apiPrefix, options(app.get(RouteTable)));
}

/** Books do not belong in anybody's cache. */
function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
