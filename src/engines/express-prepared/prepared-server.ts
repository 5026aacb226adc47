import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';

/** An Express application, as far as Express's own types do not tell. */
export interface ExpressApplication {
  (request: IncomingMessage, response: ServerResponse): void;
  request: ExpressRequest;
  response: ExpressResponse;
}

/**
 * A server for an Express application whose requests and responses are Express's own from the start.
 *
 * Express gives every request and response another prototype, after which V8 treats the object as one of no known
 * shape: that alone costs more than all else that Express does. Here the server makes objects that have this very
 * prototype already, so that there is nothing to change, and what Express adds is the same.
 */
export function preparedServer(application: ExpressApplication): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse<Request> {}
  application.request = prepared(Request.prototype, application.request);
  application.response = prepared(Response.prototype, application.response);
  return createServer({ IncomingMessage: Request, ServerResponse: Response }, application);
}

/** A prototype of a class of Node's that has all that Express's prototype has, which is itself one of Node's. */
function prepared<Prototype extends object>(prototype: object, ofExpress: Prototype): Prototype {
  Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(ofExpress));
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(ofExpress) as object);
  return prototype as Prototype;
}
