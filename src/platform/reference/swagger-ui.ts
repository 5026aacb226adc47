import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { apiReferenceStyle } from './api-reference-style.js';
import { addCodeSamples } from './code-samples.js';
import { codeSampleCopyPlugin, codeSamplesPlugin, codeSampleTabsPlugin } from './code-sample-tabs.js';
import { codeSamples } from './generated/code-samples.js';
import { serveDocument } from './serve-document.js';
import { receivedKeyPlugin } from './received-key.js';
import { openPointIndexPlugin, todoBadgePlugin } from './todo-badge.js';

const PATH = '/docs';
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';

/** Scripts only from this service. Swagger UI uses `style` elements, and data URLs for its icons. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const swaggerOptions = {
  layout: 'BaseLayout',
  plugins: [
    openPointIndexPlugin,
    todoBadgePlugin,
    receivedKeyPlugin,
    codeSampleCopyPlugin,
    codeSampleTabsPlugin,
    codeSamplesPlugin,
  ],
  persistAuthorization: false,
  deepLinking: true,
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  // Otherwise the page sends the document to a validator on the internet.
  validatorUrl: null,
};

/**
 * Serves the API reference (Swagger UI) at /docs and the document at /openapi.json, all from this service.
 *
 * Must be called after helmet, because the page needs a Content-Security-Policy of its own. The policy allows no inline
 * script and no other origin.
 */
export function serveApiReference(app: NestExpressApplication, document: OpenAPIObject): void {
  app.use(PATH, (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    sendWithViewport(response);
    next();
  });
  addCodeSamples(document, codeSamples);
  serveDocument(app, '/openapi.json', document);
  SwaggerModule.setup(PATH.slice(1), app, document, {
    raw: false,
    customSiteTitle: 'Countinghouse API',
    customCss: apiReferenceStyle,
    swaggerOptions,
  });
}

/** Adds to the page what its template lacks: without it, a phone shows a page of 980 pixels. */
function sendWithViewport(response: Response): void {
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    if (typeof body !== 'string') return send(body);
    return send(body.replace('<head>', `<head>\n  ${VIEWPORT}`));
  };
}
