import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';

/** An Express application, as far as Express's own types do not tell. */
interface Application {
  (request: IncomingMessage, response: ServerResponse): void;
  request: ExpressRequest;
  response: ExpressResponse;
}

/**
 * Express behind a server whose requests and responses are Express's own from the start.
 *
 * Express gives every request and response another prototype, after which V8 treats the object as one of no known
 * shape: that alone costs more than all else that Express does. Here the server makes objects that have this very
 * prototype already, so that there is nothing to change, and what Express adds is the same.
 */
export class PreparedExpressAdapter extends ExpressAdapter {
  declare protected readonly instance: Application;

  override initHttpServer(): void {
    const { instance } = this;
    class Request extends IncomingMessage {}
    class Response extends ServerResponse<Request> {}
    instance.request = prepared(Request.prototype, instance.request);
    instance.response = prepared(Response.prototype, instance.response);
    const server = createServer({ IncomingMessage: Request, ServerResponse: Response }, instance);
    this.httpServer = server;
  }
}

/** A prototype of a class of Node's that has all that Express's prototype has, which is itself one of Node's. */
function prepared<Prototype extends object>(prototype: object, ofExpress: Prototype): Prototype {
  Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(ofExpress));
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(ofExpress) as object);
  return prototype as Prototype;
}
