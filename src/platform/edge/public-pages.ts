import { createHash } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response, Router } from 'express';
import { Problem } from '../../kernel/problems/problem.js';
import { Clock } from '../contract/clock.js';
import type { FileAnswer } from '../contract/file-answer.js';
import type { PublicPages, VisitAnswer } from '../contract/public-pages.js';
import { readBody } from './body/read-body.js';
import { isLook } from './is-look.js';
import { RateLimits, type Limit } from './rate-limit/rate-limits.js';
import { contextOf } from './request-context.js';
import { sourceOf } from './request-source.js';
import { sendFile } from './send-file.js';

/** What is wrong with the moment and not with the request: the visitor is asked to come again. */
const BUSY: readonly number[] = [429, 503];
const BUSY_SECONDS = 5;
/** More than any form of a page has. */
const FORM_BYTES_MAX = 65_536;

/**
 * Serves pages for visitors without a credential at a path outside of the API.
 *
 * They have rates of their own per address: for pages, for files, and for addresses that lead nowhere. Must be called
 * after helmet, because the pages need a Content-Security-Policy of their own.
 */
export function servePublicPages(
  app: NestExpressApplication,
  router: Router,
  { path, pages }: { readonly path: string; readonly pages: PublicPages },
): void {
  const sendPage = pageSender(pages.style);
  const desk = new Desk(pages, app.get(RateLimits).pages, app.get(Clock));
  router.use(path, (request: Request, response: Response, next: NextFunction) => {
    desk.answer(request).then((answer) => {
      response.setHeader('X-Robots-Tag', 'noindex, nofollow');
      if ('seeOther' in answer) response.redirect(303, answer.seeOther);
      else if ('file' in answer) sendFile(answer.file, request, response);
      else sendPage(response, answer);
    }, next);
  });
}

/** A page with its status, and how long to wait before the next request. */
interface PageAnswer {
  readonly status: number;
  readonly html: string;
  readonly waitSeconds?: number;
}

/** Where a browser goes after a form, so that a page that is loaded again sends nothing again. */
interface SeeOther {
  readonly seeOther: string;
}

/** Decides what a visitor gets. */
class Desk {
  constructor(
    private readonly pages: PublicPages,
    private readonly limits: RateLimits['pages'],
    private readonly clock: Clock,
  ) {}

  /** Raises what is neither missing nor a matter of the moment. */
  async answer(request: Request): Promise<PageAnswer | { readonly file: FileAnswer } | SeeOther> {
    const path = request.path.slice(1);
    if (request.method === 'POST') {
      return this.pages.isForm(path) ? this.submitted(path, request) : this.renewed(path, request);
    }
    const { files, views, misses } = this.limits ?? {};
    const waitSeconds = this.waitSeconds(this.pages.isFile(path) ? files : views, request);
    if (waitSeconds > 0) return this.busy(429, waitSeconds);
    const found = await this.found(path, request);
    if (found instanceof Problem) return this.busy(found.kind.status, BUSY_SECONDS);
    if (found !== undefined) return 'file' in found ? found : { status: 200, html: found.html };
    return this.missed(misses, request);
  }

  /** Forms have a rate of their own; one to an address that leads nowhere is a miss. */
  private async submitted(path: string, request: Request): Promise<PageAnswer | SeeOther> {
    const { forms, misses } = this.limits ?? {};
    const waitSeconds = this.waitSeconds(forms, request);
    if (waitSeconds > 0) return this.busy(429, waitSeconds);
    const form = new URLSearchParams((await readBody(request, FORM_BYTES_MAX)).toString('utf8'));
    const { requestId } = contextOf(request);
    const done = await unlessBusy(this.pages.submit({ path, form, requestId, from: sourceOf(request) }));
    if (done instanceof Problem) return this.busy(done.kind.status, BUSY_SECONDS);
    if (done === undefined) return this.missed(misses, request);
    return 'seeOther' in done ? done : { status: 200, ...done };
  }

  private missed(misses: Limit | undefined, request: Request): PageAnswer {
    const waitSeconds = this.waitSeconds(misses, request);
    return waitSeconds > 0 ? this.busy(429, waitSeconds) : { status: 404, html: this.pages.missing };
  }

  /** Counts as an address that leads nowhere: only there is asked for a fresh one. */
  private async renewed(path: string, request: Request): Promise<PageAnswer> {
    const waitSeconds = this.waitSeconds(this.limits?.misses, request);
    if (waitSeconds > 0) return this.busy(429, waitSeconds);
    const { requestId } = contextOf(request);
    const problem = await unlessBusy(this.pages.renew({ path, requestId, from: sourceOf(request) }));
    if (problem instanceof Problem) return this.busy(problem.kind.status, BUSY_SECONDS);
    return { status: 200, html: this.pages.renewed };
  }

  private found(path: string, request: Request): Promise<VisitAnswer | Problem> {
    const { requestId } = contextOf(request);
    const query = queryOf(request);
    const visit = { path, query, requestId, from: sourceOf(request), isLook: isLook(request) };
    return unlessBusy(this.pages.answer(visit));
  }

  private waitSeconds(limit: Limit | undefined, request: Request): number {
    const verdict = limit?.buckets.take(request.ip ?? '', this.clock.now().getTime());
    return verdict?.retrySeconds ?? 0;
  }

  private busy(status: number, waitSeconds: number): PageAnswer {
    return { status, html: this.pages.busy, waitSeconds };
  }
}

/** What comes of it, or what is wrong with the moment. */
async function unlessBusy<T>(answer: Promise<T>): Promise<T | Problem> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Problem && BUSY.includes(error.kind.status)) return error;
    throw error;
  }
}

/** Read by the platform's own parser, because that of Express makes objects of what strangers send. */
function queryOf({ originalUrl }: Request): URLSearchParams {
  const at = originalUrl.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : originalUrl.slice(at + 1));
}

/** The style is named by its hash: a nonce would make each page another one. */
function pageSender(style: string): (response: Response, answer: PageAnswer) => void {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return (response, { status, html, waitSeconds }) => {
    response.statusCode = status;
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', 'private, no-store');
    if (waitSeconds !== undefined) response.setHeader('Retry-After', String(waitSeconds));
    response.type('html').send(html);
  };
}
