import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { hasFile, sendPanelFile } from './panel-files.js';

/** The paths of the API and of the service's other pages. Everything else is a page or a file of the panel. */
const OF_THE_SERVICE =
  /^\/(?:api|v1|i|mcp|docs|guides|reference|openapi(?:-3\.0)?\.json|code-samples\.json|problems|health|metrics)(\/|$)/;

/** The placeholder of the nonce in the built page. The panel's Vite configuration has the same text. */
const NONCE_PLACEHOLDER = 'PANEL_CSP_NONCE';

/**
 * Serves the built control panel: its files, and its single page at every other path, so that deep links work.
 *
 * Takes the folder of the build; without a page in it, requests pass through. Requests to `/api` and the other paths of
 * the service also pass through, and so does anything that is neither a file nor a navigation. Must be called after
 * helmet, because the page needs a Content-Security-Policy of its own, and before `apiPrefix`, which refuses all other
 * paths. Raises nothing.
 */
export function servePanel(app: NestExpressApplication, folder: string): void {
  app.use((request: Request, response: Response, next: NextFunction) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || OF_THE_SERVICE.test(request.path)) {
      next();
      return;
    }
    answer(folder, request, response).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  });
}

async function answer(folder: string, request: Request, response: Response): Promise<boolean> {
  if (await hasFile(folder, request.path)) return sendPanelFile(folder, request, response);
  // Monitors ask for the address itself, whatever they accept. Elsewhere only a browser means a page.
  const isPage = request.path === '/' || request.get('accept')?.includes('text/html') === true;
  if (!isPage) return false;
  return sendPage(folder, response);
}

/** Each request gets the page with a new nonce, because a nonce protects only while nobody can guess it. */
async function sendPage(folder: string, response: Response): Promise<boolean> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (page === undefined) return false;
  const nonce = randomBytes(16).toString('base64');
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce));
  response.setHeader('Cache-Control', 'no-cache');
  response.vary('Accept').type('html').send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
  return true;
}

/** Everything from this service. Mantine writes its theme into `style` elements, which the nonce allows. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Logos and the PDF of a document are shown from files that the page has fetched with its token.
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src blob:',
    'object-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
