import { assertPublished } from './contract.js';
import { rememberSecrets } from './logged-secrets.js';

/** An answer of the service, already checked against the published document. */
export interface ApiAnswer<Body = any> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent unchanged, in place of a JSON value. */
  readonly text?: string | Uint8Array;
}

/** A client with one credential. It checks every answer against the published document. */
export class ApiClient {
  constructor(
    private readonly baseUrl: string,
    readonly token: string | undefined,
    private readonly prefix = '/api',
  ) {}

  get(path: string, options?: CallOptions): Promise<ApiAnswer> {
    return this.call('GET', path, options);
  }

  post(path: string, body?: unknown, options?: CallOptions): Promise<ApiAnswer> {
    return this.call('POST', path, { body, ...options });
  }

  put(path: string, body?: unknown, options?: CallOptions): Promise<ApiAnswer> {
    return this.call('PUT', path, { body, ...options });
  }

  patch(path: string, body?: unknown, options?: CallOptions): Promise<ApiAnswer> {
    return this.call('PATCH', path, { body, ...options });
  }

  delete(path: string, options?: CallOptions): Promise<ApiAnswer> {
    return this.call('DELETE', path, options);
  }

  /** Returns a client with another credential, or none. */
  as(token: string | undefined): ApiClient {
    return new ApiClient(this.baseUrl, token, this.prefix);
  }

  /** Returns a client with the same credential under another prefix. */
  under(prefix: string): ApiClient {
    return new ApiClient(this.baseUrl, this.token, prefix);
  }

  async call(
    method: string,
    path: string,
    options: CallOptions & { body?: unknown } = {},
  ): Promise<ApiAnswer> {
    const { body } = options;
    const payload = options.text ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(this.baseUrl + this.prefix + path, {
      method,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...options.headers,
      },
      ...(payload === undefined ? {} : { body: payload as string }),
    });
    const text = await response.text();
    const isJson = /^application\/(?:.+\+)?json\b/.test(response.headers.get('content-type') ?? '');
    const answered = text === '' ? undefined : isJson ? (JSON.parse(text) as unknown) : text;
    rememberSecrets([payload, answered]);
    const { status, headers } = response;
    if (method !== 'HEAD')
      assertPublished({ method, path: this.prefix + path, status, headers, body: answered });
    return { status, headers, body: answered };
  }
}
