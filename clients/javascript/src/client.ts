import type { Answer } from './answers.js';
import { segmentsOf, type ApiRequest } from './requests.js';
import type { ServerSentEvent } from './server-sent-events.js';
import type { CallOptions, ChangeOptions, Settings } from './settings.js';
import { Transport } from './transport.js';

/** What a request that the library has no method for may have, options of every call among it. */
export interface RawRequest extends ChangeOptions {
  query?: object;
  body?: object;
}

/** What every client can do besides its resources. */
export abstract class Client {
  protected readonly transport: Transport;

  protected constructor(settings: Settings | undefined, basePath: string) {
    this.transport = new Transport(settings, basePath);
  }

  /**
   * The newest `Consistency-Token` that the service has sent, to be handed to another client's `readAfter`. Undefined
   * before the first change, and without a replica.
   */
  get consistencyToken(): string | undefined {
    return this.transport.consistencyToken;
  }

  /**
   * What is read from now on has what another client had written when it had this token, by
   * `client.readAfter(other.consistencyToken)`.
   *
   * What the client has written itself it reads anyway. Undefined, null and an empty text are none.
   */
  readAfter(token: string | null | undefined): void {
    this.transport.readAfter(token ?? '');
  }

  /**
   * Calls an operation that this version has no method for: `request('GET', '/customers', { query: { limit: 1 } })`.
   *
   * The path is without `/v1`; retries, keys and errors are those of every call. `data` is JSON's value, undefined for
   * nothing, and bytes for anything else.
   */
  async request<T = any>(
    method: string,
    path: string,
    { query, body, ...options }: RawRequest = {},
  ): Promise<Answer<T>> {
    if (!/^[A-Z]+$/.test(method)) throw new TypeError(`"${method}" is no method such as GET.`);
    const request = { method, path: segmentsOf(path), ...(query && { query }), ...(body && { body }) };
    return (await this.transport.anything(request, options)) as Answer<T>;
  }

  /** The server-sent events of an operation that this version has no method for, as they come. */
  stream(
    path: string,
    { query, ...options }: { query?: object } & CallOptions = {},
  ): AsyncGenerator<ServerSentEvent, void, undefined> {
    const request: ApiRequest = { method: 'GET', path: segmentsOf(path), ...(query && { query }) };
    return this.transport.events(request, options);
  }
}
