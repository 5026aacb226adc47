import type { NextFunction, Request, Response, Router } from 'express';
import { problemIndex, problemPage } from '../../../kernel/problems/problem-page.js';
import { problemCodes } from '../../../kernel/problems/registry.js';
import { sendHousePage } from '../house-page.js';
import { notFoundPath } from '../not-found-path.js';
import { problemHtml, problemIndexHtml } from './problem-html.js';

/**
 * Serves the page behind the `type` of every problem, `/problems/<code>`, and their index: HTML for browsers, Markdown
 * for everybody else.
 *
 * Must be called after helmet, because the pages need a Content-Security-Policy of their own.
 */
export function serveProblemPages(pages: Router): void {
  pages.use('/problems', (request: Request, response: Response, next: NextFunction) => {
    const isIndex = request.path === '/';
    const code = problemCodes.find((known) => request.path === `/${known}`);
    if (code === undefined && !isIndex) {
      next(notFoundPath());
      return;
    }
    response.vary('Accept');
    // The first of two equal ones is Markdown, so that a caller who takes anything gets what it always got.
    if (request.accepts(['text/markdown', 'text/html']) !== 'text/html') {
      response.type('text/markdown; charset=utf-8');
      response.send(code === undefined ? problemIndex() : problemPage(code));
      return;
    }
    const page = { title: code ?? 'Problem codes', path: '/problems' };
    sendHousePage(response, page, code === undefined ? problemIndexHtml() : problemHtml(code));
  });
}
