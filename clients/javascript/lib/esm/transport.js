// @generated from src/transport.ts by npm run generate.
import { ConnectionError, CountinghouseError, errorOf } from './errors.js';
import { Pages } from './pages.js';
const TIMEOUT_MS = 30_000;
const RETRIES = 2;
const BACKOFF_MS = 500;
const BACKOFF_MAX_MS = 8_000;
/** Whoever is asked to wait longer is told at once. */
const RETRY_AFTER_MAX_SECONDS = 60;
/** Sends requests: credentials, time-outs, retries, and errors as classes. */
export class Transport {
    settings;
    basePath;
    constructor(settings, basePath) {
        this.settings = settings;
        this.basePath = basePath;
    }
    async json(request, options) {
        return this.send(request, options, (response) => response.json());
    }
    async bytes(request, options) {
        return this.send(request, options, async (response) => new Uint8Array(await response.arrayBuffer()));
    }
    async nothing(request, options) {
        await this.send(request, options, (response) => response.arrayBuffer());
    }
    list({ start, ...request }, options) {
        return new Pages((cursor) => {
            const query = cursor === undefined ? request.query : { ...request.query, [start]: cursor };
            return this.json({ ...request, query: query ?? {} }, options);
        });
    }
    async send(request, options, read) {
        const url = this.urlOf(request);
        const headers = this.headersOf(request, options);
        const retries = options.retries ?? this.settings.retries ?? RETRIES;
        const isConditional = options.ifVersion !== undefined;
        for (let attempt = 0;; attempt += 1) {
            try {
                return await this.attempt({ url, headers, request }, options, read);
            }
            catch (error) {
                const waitMs = waitBefore(error, attempt, isConditional);
                if (attempt >= retries || waitMs === undefined)
                    throw error;
                await pause(waitMs, options.signal);
            }
        }
    }
    async attempt({ url, headers, request }, { signal, timeoutMs }, read) {
        const patienceMs = timeoutMs ?? this.settings.timeoutMs ?? TIMEOUT_MS;
        const timeout = patienceMs === Infinity ? undefined : AbortSignal.timeout(patienceMs);
        const send = this.settings.fetch ?? fetch;
        try {
            const response = await send(url, {
                method: request.method,
                headers,
                ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
                signal: AbortSignal.any([signal, timeout].filter((end) => end !== undefined)),
            });
            if (!response.ok)
                throw await refusal(response);
            return await read(response);
        }
        catch (error) {
            if (error instanceof CountinghouseError || signal?.aborted === true)
                throw error;
            const [code, message] = isTimeout(error, timeout)
                ? ['timeout', 'The service did not answer in time.']
                : error instanceof SyntaxError
                    ? ['unreadable_answer', 'The answer is not JSON.']
                    : ['connection_failed', 'The service cannot be reached, or the connection broke.'];
            throw new ConnectionError({ code, message, cause: error });
        }
    }
    urlOf({ path, query }) {
        const segments = path.map((segment) => {
            // Such a segment would lead to another operation.
            if (/^\.{0,2}$/.test(segment))
                throw new TypeError(`"${segment}" is no identifier.`);
            return encodeURIComponent(segment);
        });
        const search = new URLSearchParams(Object.entries(query ?? {}).flatMap(parametersOf)).toString();
        const base = this.settings.baseUrl.replace(/\/+$/, '');
        return `${base}${this.basePath}/${segments.join('/')}${search === '' ? '' : `?${search}`}`;
    }
    headersOf({ method, body }, options) {
        const { apiKey, headers } = this.settings;
        const { idempotencyKey = method === 'POST' ? newKey() : null } = options;
        return {
            Accept: 'application/json, */*;q=0.5',
            ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...(idempotencyKey !== null && { 'Idempotency-Key': idempotencyKey }),
            ...(options.ifVersion !== undefined && { 'If-Match': `"v${options.ifVersion}"` }),
            ...headers,
            ...options.headers,
        };
    }
}
/** A fetch of one's own may have a time-out, too. */
function isTimeout(error, timeout) {
    return timeout?.aborted === true || (error instanceof DOMException && error.name === 'TimeoutError');
}
/** Not randomUUID(), which browsers have on https only. */
function newKey() {
    const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
    return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
/** Lists are written with commas, objects as `name[member]`; what is undefined or null is left out. */
function parametersOf([name, value]) {
    if (value === undefined || value === null)
        return [];
    if (Array.isArray(value))
        return [[name, value.join(',')]];
    if (typeof value !== 'object')
        return [[name, String(value)]];
    return Object.entries(value).flatMap(([member, inner]) => parametersOf([`${name}[${member}]`, inner]));
}
async function refusal(response) {
    const { status } = response;
    const problem = await response.json().then((value) => (isProblem(value) ? value : undefined), () => undefined);
    return errorOf({
        code: problem?.code ?? `http_${status}`,
        message: problem?.detail ?? `The service answered with the status ${status}.`,
        status,
        requestId: problem?.request_id ?? response.headers.get('X-Request-Id') ?? undefined,
        problem,
        retryAfterSeconds: secondsOf(response.headers.get('Retry-After')),
    });
}
function isProblem(value) {
    return typeof value === 'object' && value !== null && 'code' in value;
}
/** How long to wait before the next attempt; undefined when another one is of no use. */
function waitBefore(error, attempt, isConditional) {
    if (!(error instanceof CountinghouseError))
        return undefined;
    const { status, code } = error;
    // It may have been done already, and would then be refused because of its own first attempt.
    if (status === undefined && isConditional)
        return undefined;
    const isPassing = (status === undefined && code !== 'unreadable_answer') ||
        status === 429 ||
        status === 503 ||
        code === 'idempotency_in_progress';
    if (!isPassing)
        return undefined;
    const asked = error.retryAfterSeconds;
    if (asked !== undefined)
        return asked > RETRY_AFTER_MAX_SECONDS ? undefined : asked * 1000;
    const backoff = Math.min(BACKOFF_MS * 2 ** attempt, BACKOFF_MAX_MS);
    return backoff * (0.5 + Math.random() / 2);
}
function secondsOf(header) {
    if (header === null)
        return undefined;
    if (/^\d+$/.test(header.trim()))
        return Number(header);
    const at = Date.parse(header);
    return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}
function pause(waitMs, signal) {
    return new Promise((resolve, reject) => {
        const end = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', end);
            resolve();
        }, waitMs);
        signal?.addEventListener('abort', end, { once: true });
    });
}
