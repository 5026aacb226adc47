import type { Express, Request, RequestHandler, Response } from 'express';
import { ExpressAdapter } from '@nestjs/platform-express';
import { allEngines, type Engines } from '../../engines/engines.js';
import { preparedServer, type ExpressApplication } from '../../engines/express-prepared/prepared-server.js';
import { RoutesBySegment, type RoutedMethod } from '../../engines/express-prepared/routes-by-segment.js';
import { Held } from '../contract/approval.js';
import type { OperationSpec } from '../contract/operation.js';
import { linkHeader } from './link-header.js';
import { sendFile } from './send-file.js';
import { sendKeptFile } from './send-kept-file.js';
import type { FileAnswer } from '../contract/file-answer.js';
import type { KeptFile } from '../contract/kept-file.js';
import { eventStreamType } from '../contract/event-stream.js';
import { jsonLinesType } from '../contract/json-lines.js';
import { isKnown, versionTag } from '../contract/version-tag.js';
import { archiveHeaders } from '../contract/zip-archive.js';

/** A request whose operation is known. The bearer guard sets it. */
export interface OperationRequest extends Request {
  operation?: OperationSpec;
}

/** What became of a resource that was deleted. */
const OUTCOME_HEADER = 'Deletion-Outcome';
const ACCEPTED = 202;

interface Resource {
  readonly id: string;
  readonly version: number;
}

interface Paged {
  readonly next_cursor: string | null;
}

/**
 * Sends every answer of an operation as JSON, with the headers that follow from the declaration.
 *
 * A single resource gets an ETag, a new one a Location, a page a Link. A caller that already has the version gets 304.
 */
export class AnswerAdapter extends ExpressAdapter {
  private readonly routes: RoutesBySegment | undefined;
  private addHeaders: ((request: OperationRequest, response: Response) => void) | undefined;

  constructor(private readonly engines: Engines = allEngines) {
    super();
    const isPrepared = this.engines.has('express-prepared');
    this.routes = isPrepared ? new RoutesBySegment(this.getInstance<Express>()) : undefined;
  }

  /** Sets what adds headers to each answer of an operation that succeeds. */
  beforeAnswers(addHeaders: (request: OperationRequest, response: Response) => void): void {
    this.addHeaders = addHeaders;
  }

  override get(...route: unknown[]): unknown {
    return this.register('get', route);
  }

  override post(...route: unknown[]): unknown {
    return this.register('post', route);
  }

  override put(...route: unknown[]): unknown {
    return this.register('put', route);
  }

  override patch(...route: unknown[]): unknown {
    return this.register('patch', route);
  }

  override delete(...route: unknown[]): unknown {
    return this.register('delete', route);
  }

  override initHttpServer(options: Parameters<ExpressAdapter['initHttpServer']>[0]): void {
    if (!this.engines.has('express-prepared')) return super.initHttpServer(options);
    this.httpServer = preparedServer(this.getInstance<ExpressApplication>());
  }

  private register(method: RoutedMethod, route: unknown[]): unknown {
    const [path, handler] = route as [string, RequestHandler];
    if (this.routes?.add(method, path, handler) === true) return undefined;
    return this.getInstance<Express>()[method](path, handler);
  }

  override reply(response: Response, body: unknown, status?: number): unknown {
    const request = response.req as OperationRequest;
    if (body instanceof Held) return this.accept(body, request, response);
    const { answer } = request.operation ?? {};
    if (status !== undefined) response.statusCode = status;
    this.addHeaders?.(request, response);
    if (answer?.lines === true) {
      response.setHeader('Content-Type', jsonLinesType);
      return super.reply(response, body, status);
    }
    if (answer?.ranged === true)
      return sendKeptFile(body as KeptFile, request, { response, filename: answer.archive ?? '' });
    if (answer?.archive !== undefined) {
      for (const [name, value] of Object.entries(archiveHeaders(answer.archive)))
        response.setHeader(name, value);
      return super.reply(response, body, status);
    }
    if (answer?.stream === true) {
      response.setHeader('Content-Type', eventStreamType);
      // nginx would collect events until there are enough of them.
      response.setHeader('X-Accel-Buffering', 'no');
      return super.reply(response, body, status);
    }
    if (answer?.outcomes?.includes(body) === true) {
      response.setHeader(OUTCOME_HEADER, body as string);
      return response.end();
    }
    if (answer?.media !== undefined) return sendFile(body as FileAnswer, request, response);
    if (answer?.type === undefined) return endWithout(body, response);
    if (body === undefined) return response.end();
    if (answer.status === 201) {
      response.setHeader('Location', locationOf(request, answer.collection, body as Resource));
    }
    if (answer.paged === true) {
      response.setHeader('Link', linkHeader(request.originalUrl, (body as Paged).next_cursor));
    }
    if (answer.versioned === true) {
      const { version } = body as Resource;
      response.setHeader('ETag', versionTag(version));
      if (isRead(request) && isKnown(request.headers['if-none-match'], versionTag(version))) {
        response.statusCode = 304;
        return response.end();
      }
    }
    return endWithJson(body, response);
  }

  /** The request was not done: it waits for an approval, which tells what becomes of it. */
  private accept({ approval }: Held, request: OperationRequest, response: Response): unknown {
    response.statusCode = ACCEPTED;
    this.addHeaders?.(request, response);
    response.setHeader('Location', locationOf(request, '/approvals', approval));
    return endWithJson(approval, response);
  }
}

function endWithJson(body: unknown, response: Response): unknown {
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const bytes = Buffer.byteLength(text);
  response.setHeader('Content-Length', bytes);
  // If there is one byte per character, the text is ASCII. As Latin-1 it is copied instead of encoded.
  return response.end(text, bytes === text.length ? 'latin1' : 'utf8');
}

/** A replayed answer under an Idempotency-Key has null for no content. */
function endWithout(body: unknown, response: Response): Response {
  if (body === undefined || body === null) return response.end();
  throw new Error('A handler gave a body, and its operation declares no answer.type.');
}

function isRead(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Uses the caller's prefix and the path of the request, unless the resource has another collection. */
function locationOf(request: Request, collection: string | undefined, { id }: Pick<Resource, 'id'>): string {
  const [path = ''] = request.originalUrl.split('?');
  if (collection === undefined) return `${path.replace(/\/$/, '')}/${id}`;
  const prefix = path.slice(0, path.length - request.path.length);
  return `${prefix}${collection}/${id}`;
}
