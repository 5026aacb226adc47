import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { NextFunction, Request, Response, Router } from 'express';
import { sendHousePage } from '../edge/house-page.js';
import { formForGenerators } from './form-for-generators.js';
import { codeSamples } from './generated/code-samples.js';
import { openPoints } from './open-points.js';
import { docsPage, docsPageParts } from './pages/docs-page.js';
import type { Guide } from './pages/guides.js';
import { serveGuides } from './pages/serve-guides.js';
import { serveScalar } from './pages/serve-scalar.js';
import { sentBytes } from './sent-bytes.js';

const PATH = '/docs';
const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const BROWSER = join(import.meta.dirname, 'browser');

/** Files that are not part of the built service. */
export interface ReferenceFiles {
  /** The folder with the files of Scalar. */
  readonly scalar: string;
  /** The changelog, in Markdown. */
  readonly changelog: string;
}

/**
 * Serves Swagger UI at /docs, Scalar at /reference, the guides at /guides, and the document at /openapi.json with its
 * form for generators and its samples beside it, all from this service. The guides are rendered once.
 *
 * Must be called after helmet, because the pages need a Content-Security-Policy of their own. The policies allow no
 * inline script and no other origin.
 */
export function serveApiReference(pages: Router, document: OpenAPIObject, files: ReferenceFiles): void {
  serveAt(
    pages,
    '/openapi.json',
    jsonOf(() => document),
  );
  serveAt(
    pages,
    '/openapi-3.0.json',
    jsonOf(() => formForGenerators(document)),
  );
  serveAt(
    pages,
    '/code-samples.json',
    jsonOf(() => codeSamples),
  );
  serveFiles(pages);
  const read = guidesOnce(files.changelog);
  servePage(pages, read);
  serveGuides(pages, read);
  serveScalar(pages, files.scalar);
}

/** Reads the guides when somebody asks for them: few processes ever show one, and the renderer takes long to load. */
function guidesOnce(changelog: string): () => Promise<readonly Guide[]> {
  let guides: Promise<readonly Guide[]> | undefined;
  return () => (guides ??= import('./pages/guides.js').then(({ readGuides }) => readGuides(changelog)));
}

function servePage(pages: Router, read: () => Promise<readonly Guide[]>): void {
  pages.use(PATH, (request: Request, response: Response, next: NextFunction) => {
    if (request.path !== '/') {
      next();
      return;
    }
    read().then((guides) => sendHousePage(response, docsPageParts, docsPage(guides, openPoints)), next);
  });
}

/** The files of Swagger UI, and the scripts of this folder, where they are built. */
function serveFiles(pages: Router): void {
  serveFile(pages, 'swagger-ui-bundle.js', SWAGGER_UI);
  serveAt(pages, `${PATH}/docs.css`, sentBytes(Buffer.from(docsStyle()), 'text/css; charset=utf-8'));
  for (const name of readdirSync(BROWSER).filter((file) => file.endsWith('.js'))) {
    serveFile(pages, `browser/${name}`, import.meta.dirname);
  }
}

/** In a layer, because the style of Swagger UI is more specific than a theme can be. */
function docsStyle(): string {
  const stock = readFileSync(join(SWAGGER_UI, 'swagger-ui.css'), 'utf8');
  const own = readFileSync(join(import.meta.dirname, 'pages/docs.css'), 'utf8');
  return `@layer swagger {\n${stock}\n}\n${own}`;
}

function serveFile(pages: Router, name: string, folder: string): void {
  const file = join(folder, name);
  let send: ReturnType<typeof sentBytes> | undefined;
  pages.use(`${PATH}/${name}`, (request: Request, response: Response, next: NextFunction) => {
    if (request.path !== '/') {
      next();
      return;
    }
    // Only the plain file can be sent in part or under a condition.
    if (request.get('accept-encoding') === undefined) {
      response.sendFile(file);
      return;
    }
    send ??= sentBytes(readFileSync(file), 'text/javascript; charset=utf-8');
    send(request, response, next);
  });
}

/** Made when somebody asks for it: few processes ever show one. */
function jsonOf(value: () => object): ReturnType<typeof sentBytes> {
  let send: ReturnType<typeof sentBytes> | undefined;
  return (request, response, next) => {
    send ??= sentBytes(Buffer.from(JSON.stringify(value())), 'application/json; charset=utf-8');
    send(request, response, next);
  };
}

function serveAt(pages: Router, path: string, send: ReturnType<typeof sentBytes>): void {
  pages.use(path, (request: Request, response: Response, next: NextFunction) => {
    if (request.path === '/') send(request, response, next);
    else next();
  });
}
