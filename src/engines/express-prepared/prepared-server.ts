import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';

/** The part of an Express application that Express's own types leave out. */
export interface ExpressApplication {
  (request: IncomingMessage, response: ServerResponse): void;
  request: ExpressRequest;
  response: ExpressResponse;
}

/**
 * Creates a server for an Express application whose requests and responses have Express's prototypes from the start.
 *
 * Express sets the prototype of every request and response, after which V8 treats the object as one of unknown shape.
 * That costs more than everything else that Express does. Here the constructors already use these prototypes, so
 * Express changes nothing, and the properties that it adds are the same.
 */
export function preparedServer(application: ExpressApplication): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse<Request> {}
  application.request = prepared(Request.prototype, application.request);
  application.response = prepared(Response.prototype, application.response);
  return createServer({ IncomingMessage: Request, ServerResponse: Response }, application);
}

/** A prototype with everything that Express's prototype has. Express's prototype is itself one of Node's. */
function prepared<Prototype extends object>(prototype: object, ofExpress: Prototype): Prototype {
  Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(ofExpress));
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(ofExpress) as object);
  return prototype as Prototype;
}
