import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { problemIndex, problemPage } from '../../../kernel/problems/problem-page.js';
import { problemCodes } from '../../../kernel/problems/registry.js';
import { notFoundPath } from '../not-found-path.js';

/** Serves the page behind the `type` of every problem, `/problems/<code>`, and their index, as plain Markdown. */
export function serveProblemPages(app: NestExpressApplication): void {
  app.use('/problems', (request: Request, response: Response, next: NextFunction) => {
    if (request.path === '/') {
      response.type('text/markdown; charset=utf-8').send(problemIndex());
      return;
    }
    const code = problemCodes.find((known) => request.path === `/${known}`);
    if (code === undefined) {
      next(notFoundPath());
      return;
    }
    response.type('text/markdown; charset=utf-8').send(problemPage(code));
  });
}
