import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, Request, Response, Router } from 'express';
import { sentBytes } from '../sent-bytes.js';

const PATH = '/reference';
const ENTRY = 'standalone.esm.js';

/**
 * Serves the document with Scalar at /reference, all from this service. Takes the folder that tools/setup fetches;
 * while it is not there, the page leads to /docs.
 *
 * Must be called after helmet, because the page needs a Content-Security-Policy of its own.
 */
export function serveScalar(pages: Router, folder: string): void {
  if (existsSync(join(folder, ENTRY))) serveFiles(pages, folder);
  pages.use(PATH, (request: Request, response: Response, next: NextFunction) => {
    if (request.path !== '/') next();
    else if (existsSync(join(folder, ENTRY))) sendPage(response);
    else response.redirect(302, '/docs');
  });
}

function serveFiles(pages: Router, folder: string): void {
  const chunks = readdirSync(join(folder, 'chunks')).map((name) => `chunks/${name}`);
  for (const name of [ENTRY, ...chunks]) {
    let send: ReturnType<typeof sentBytes> | undefined;
    pages.use(`${PATH}/scalar/${name}`, (request: Request, response: Response, next: NextFunction) => {
      send ??= sentBytes(readFileSync(join(folder, name)), 'text/javascript; charset=utf-8');
      send(request, response, next);
    });
  }
}

/** Each request gets the page with a new nonce, because a nonce protects only while nobody can guess it. */
function sendPage(response: Response): void {
  const nonce = randomBytes(16).toString('base64');
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce));
  response.type('html').send(page(nonce));
}

/** Scripts only from this service, and none of the page itself. Vue writes into style attributes. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function page(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" content="${nonce}">
<title>Reference · Countinghouse</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/theme.js"></script>
<script type="module" src="/docs/browser/reference.js"></script>
</head>
<body>
<noscript>The reference needs JavaScript. See <a href="/guides">the guides</a>.</noscript>
<div id="scalar" data-bundle="${PATH}/scalar/${ENTRY}"></div>
</body>
</html>
`;
}
