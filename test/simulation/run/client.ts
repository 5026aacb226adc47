/** An answer of the service. */
export interface Answer {
  readonly status: number;
  readonly body: any;
}

/** A request as a person would send it, for the story of a failure. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
}

/** Speaks to a service whose address is all that is known of it. */
export class Client {
  readonly sent: Sent[] = [];

  constructor(
    readonly url: string,
    private readonly token: string | undefined,
  ) {}

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  post(path: string, body: unknown = {}): Promise<Answer> {
    return this.call('POST', path, body);
  }

  patch(path: string, body: unknown): Promise<Answer> {
    return this.call('PATCH', path, body);
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.call('PUT', path, body);
  }

  /** Returns the bytes of a file, and fails if there is none. */
  async bytes(path: string): Promise<Buffer> {
    const response = await fetch(`${this.url}/api${path}`, { headers: this.headers });
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  }

  private get headers(): Record<string, string> {
    return this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
  }

  private async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const { status } = response;
    if (method !== 'GET') this.sent.push({ method, path, body, status });
    return { status, body: isJson ? (JSON.parse(text) as unknown) : text };
  }
}
