import { anythingIn, ApiPromise, arrayIn, objectIn, pageIn, type Answer } from './answers.js';
import { ConsistencyTokens } from './consistency-tokens.js';
import { downloadOf, type Download } from './downloads.js';
import { ConnectionError, CountinghouseError } from './errors.js';
import { Pages } from './pages.js';
import { isRedirection, redirection, refusal, WAITS } from './refusals.js';
import { messageOf, type ApiRequest, type Message } from './requests.js';
import { pause, waitBefore } from './retries.js';
import { serverSentEvents, type ServerSentEvent } from './server-sent-events.js';
import { Checked, type ChangeOptions, type Settings, type Terms } from './settings.js';

type Read<T> = (response: Response) => Promise<T>;

/** One call: what each attempt sends, and what it makes of the answer. */
interface Call<T> {
  readonly message: Message;
  readonly terms: Terms;
  readonly read: Read<T>;
  /** Whether the time-out ends with the headers. */
  readonly isStream: boolean;
}

/** Sends requests: credentials, time-outs, retries, and errors as classes. */
export class Transport {
  private readonly settings: Checked;
  private readonly tokens = new ConsistencyTokens();

  constructor(
    settings: Settings | undefined,
    private readonly basePath: string,
  ) {
    this.settings = new Checked(settings);
  }

  /** The newest token of the client's own service. */
  get consistencyToken(): string | undefined {
    return this.tokens.of(this.settings.of({}).baseUrl);
  }

  readAfter(token: string): void {
    this.tokens.keep(this.settings.of({}).baseUrl, token);
  }

  json<T>(request: ApiRequest, options: ChangeOptions): ApiPromise<T> {
    return new ApiPromise(this.send(request, options, objectIn<T>));
  }

  array<T>(request: ApiRequest, options: ChangeOptions): ApiPromise<T[]> {
    return new ApiPromise(this.send(request, options, arrayIn<T>));
  }

  bytes(request: ApiRequest, options: ChangeOptions): ApiPromise<Uint8Array<ArrayBuffer>> {
    const read: Read<Uint8Array<ArrayBuffer>> = async (response) =>
      new Uint8Array(await response.arrayBuffer());
    return new ApiPromise(this.send(request, options, read));
  }

  nothing(request: ApiRequest, options: ChangeOptions): ApiPromise<void> {
    return new ApiPromise(
      this.send(request, options, async (response) => void (await response.arrayBuffer())),
    );
  }

  list<T>({ start, ...request }: ApiRequest & { start: string }, options: ChangeOptions): Pages<T> {
    return new Pages((cursor) => {
      const query = cursor === undefined ? (request.query ?? {}) : { ...request.query, [start]: cursor };
      return this.send({ ...request, query }, options, pageIn<T>);
    });
  }

  /** Every item, and without an end those that come later: each request waits for so long. */
  follow<T>(
    { waitSeconds, query, ...request }: ApiRequest & { start: string; waitSeconds: number },
    options: ChangeOptions,
  ): AsyncGenerator<T, void, undefined> {
    return this.list<T>({ ...request, query: { ...query, wait: waitSeconds } }, options).follow(
      options.signal,
    );
  }

  anything(request: ApiRequest, options: ChangeOptions): Promise<Answer<unknown>> {
    return this.send(request, options, anythingIn);
  }

  /** The time-out ends with the headers; the body may take as long as it does. */
  async download(request: ApiRequest, options: ChangeOptions): Promise<Download> {
    const read: Read<Download> = async (response) =>
      downloadOf(response, (error) => broken(request.method, response.url, error));
    return (await this.attempts(this.callOf(request, options, { read, isStream: true }))).data;
  }

  async *events(
    request: ApiRequest,
    options: ChangeOptions,
  ): AsyncGenerator<ServerSentEvent, void, undefined> {
    const file = await this.download({ ...request, accept: 'text/event-stream' }, options);
    yield* serverSentEvents(file.body);
  }

  private async send<T>(request: ApiRequest, options: ChangeOptions, read: Read<T>): Promise<Answer<T>> {
    return this.attempts(this.callOf(request, options, { read, isStream: false }));
  }

  private callOf<T>(
    request: ApiRequest,
    options: ChangeOptions,
    reading: { read: Read<T>; isStream: boolean },
  ): Call<T> {
    const terms = this.settings.of(options);
    const message = messageOf(request, this.basePath, terms);
    const headers = { ...this.tokens.headersFor(terms.baseUrl), ...message.headers };
    return { message: { ...message, headers }, terms, ...reading };
  }

  private async attempts<T>(call: Call<T>): Promise<Answer<T>> {
    const { message, terms } = call;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.reported({ message, terms, attempt }, () => this.attempt(call));
      } catch (error) {
        const waitMs = waitBefore(error, attempt, terms.ifVersion !== undefined);
        if (attempt > terms.retries || waitMs === undefined) throw error;
        await pause(waitMs, terms.signal);
      }
    }
  }

  /** Tells the hooks of an attempt. */
  private async reported<T>(
    { message, terms, attempt }: { message: Message; terms: Terms; attempt: number },
    send: () => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    const { method, url, headers } = message;
    const { onRequest, onResponse } = this.settings;
    const shown = { ...headers, ...('Authorization' in headers && { Authorization: 'Bearer …' }) };
    onRequest?.({ method, url, headers: shown, attempt, timeoutMs: terms.timeoutMs });
    const startMs = Date.now();
    const report = (
      end: { status: number | undefined; requestId: string | undefined },
      error?: unknown,
    ): void =>
      onResponse?.({
        method,
        url,
        attempt,
        durationMs: Date.now() - startMs,
        status: end.status,
        requestId: end.requestId,
        error: error instanceof CountinghouseError ? error : undefined,
      });
    let answer: Answer<T>;
    try {
      answer = await send();
    } catch (error) {
      report(
        error instanceof CountinghouseError ? error : { status: undefined, requestId: undefined },
        error,
      );
      throw error;
    }
    report(answer);
    return answer;
  }

  private async attempt<T>({ message, terms, read, isStream }: Call<T>): Promise<Answer<T>> {
    const { method, url, headers, body } = message;
    const { signal, timeoutMs } = terms;
    const send = this.settings.fetch ?? fetch;
    const patience = new AbortController();
    const isFinite = timeoutMs !== Infinity;
    const timer = isFinite ? setTimeout(() => patience.abort(), timeoutMs) : undefined;
    const signals = [signal, patience.signal].filter((end) => end !== undefined);
    try {
      const response = await send(url, {
        method,
        headers,
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.any(signals),
      });
      if (isRedirection(response)) {
        await response.body?.cancel();
        throw redirection(response);
      }
      this.tokens.hear(terms.baseUrl, response.headers);
      if (!response.ok || response.status === WAITS) throw await refusal(response);
      if (isStream) clearTimeout(timer);
      const requestId = response.headers.get('X-Request-Id') ?? undefined;
      return { data: await read(response), status: response.status, headers: response.headers, requestId };
    } catch (error) {
      if (error instanceof CountinghouseError || signal?.aborted === true) throw error;
      // A fetch of one's own may have a time-out, too.
      const isTimeout =
        patience.signal.aborted || (error instanceof DOMException && error.name === 'TimeoutError');
      throw isTimeout ? late(method, url, timeoutMs) : broken(method, url, error);
    } finally {
      clearTimeout(timer);
    }
  }
}

function late(method: string, url: string, timeoutMs: number): ConnectionError {
  const within = timeoutMs === Infinity ? 'in time' : `within ${timeoutMs} ms`;
  return new ConnectionError({
    code: 'timeout',
    message: `${method} ${placeOf(url)} was not answered ${within}.`,
  });
}

function broken(method: string, url: string, cause: unknown): ConnectionError {
  const { message: outer, cause: inner } =
    cause instanceof Error ? cause : { message: String(cause), cause: undefined };
  // What Node.js wraps says more than "fetch failed".
  const reason =
    inner instanceof Error ? inner.message || ((inner as { code?: string }).code ?? outer) : outer;
  const message = `No answer to ${method} ${placeOf(url)}: ${reason.replace(/[.]+$/, '')}.`;
  return new ConnectionError({ code: 'connection_failed', message, cause });
}

/** An address without its query, which may have what is not to be logged. */
function placeOf(url: string): string {
  return url.replace(/\?.*$/s, '');
}
