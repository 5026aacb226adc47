import { timingSafeEqual } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response, Router } from 'express';
import type { Secret } from './config/secret.js';
import { notFoundPath } from '../edge/not-found-path.js';
import { Metrics } from '../signals/metrics.js';

const BEARER = /^bearer +(.*)$/i;
/** The headers that proxies add. A proxy that adds none looks like a program on this machine. */
const OF_PROXIES =
  /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*|fastly-.*|x-envoy-.*)$/;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Serves `/metrics` to Prometheus only.
 *
 * With a token, the request must have it as bearer token. Without one, only programs on this machine may read the
 * metrics, and not through a proxy. All others get 404.
 */
export function serveMetrics(app: NestExpressApplication, pages: Router, token: Secret | undefined): void {
  const metrics = app.get(Metrics);
  pages.use('/metrics', (request: Request, response: Response, next: NextFunction) => {
    if (request.path !== '/' || !mayRead(request, token)) {
      next(notFoundPath());
      return;
    }
    metrics.text().then((text) => response.type('text/plain; version=0.0.4; charset=utf-8').send(text), next);
  });
}

function mayRead(request: Request, token: Secret | undefined): boolean {
  if (token !== undefined) {
    const [, given = ''] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    return isSame(given, token.reveal());
  }
  const isForwarded = Object.keys(request.headers).some((name) => OF_PROXIES.test(name));
  return !isForwarded && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
