import type { RequestHandler } from 'express';

/**
 * Returns one handler that calls the given ones in turn, as Express would.
 *
 * Express matches the path of every layer again for each request; for handlers of all paths that costs more than most
 * of them do. Errors that a handler throws or passes on go to the error handlers of the application.
 */
export function inOneLayer(...handlers: readonly RequestHandler[]): RequestHandler {
  return handlers.reduceRight<RequestHandler>(
    (following, handler) =>
      guarded((request, response, next) =>
        handler(request, response, (error?: unknown) => {
          if (error === undefined || error === null) void following(request, response, next);
          else next(error);
        }),
      ),
    (_request, _response, next) => next(),
  );
}

/** Each handler has its own guard, so that what a later one throws does not reach an earlier one. */
function guarded(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    try {
      return handler(request, response, next);
    } catch (error) {
      next(error);
      return undefined;
    }
  };
}
