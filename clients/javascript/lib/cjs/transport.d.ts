// @generated from src/transport.ts by npm run generate.
import { Pages } from './pages.js';
/** What a client is made with. */
export interface Settings {
    /** The address of the service without a path: `https://books.example.com`. */
    baseUrl: string;
    /** An API key, or the access token of a login. */
    apiKey?: string;
    /** How long one attempt may take, its answer included; 30 seconds if not given, Infinity for no time-out. */
    timeoutMs?: number;
    /** How often a failed attempt is repeated at most; 2 if not given. */
    retries?: number;
    /** Sent with every request. */
    headers?: Record<string, string>;
    /** Another implementation of fetch. A CountinghouseError of its own reaches the caller as it is. */
    fetch?: typeof fetch;
}
/** What one call may have of its own. */
export interface CallOptions {
    /**
     * Every POST has a key by itself; one of your own also covers a restart of your program. Null sends none: the service
     * then remembers no answer, and none is needed where doing it twice changes nothing.
     */
    idempotencyKey?: string | null;
    timeoutMs?: number;
    retries?: number;
    headers?: Record<string, string>;
    /** Ends the call. */
    signal?: AbortSignal;
}
/** What a call that changes or deletes a resource may have besides. */
export interface ChangeOptions extends CallOptions {
    /** Change only this version of the resource; another one is a ConflictError. */
    ifVersion?: number;
}
export interface ApiRequest {
    method: string;
    path: string[];
    query?: object;
    body?: object;
}
/** Sends requests: credentials, time-outs, retries, and errors as classes. */
export declare class Transport {
    private readonly settings;
    private readonly basePath;
    constructor(settings: Settings, basePath: string);
    json<T>(request: ApiRequest, options: ChangeOptions): Promise<T>;
    bytes(request: ApiRequest, options: ChangeOptions): Promise<Uint8Array<ArrayBuffer>>;
    nothing(request: ApiRequest, options: ChangeOptions): Promise<void>;
    list<T>({ start, ...request }: ApiRequest & {
        start: string;
    }, options: ChangeOptions): Pages<T>;
    private send;
    private attempt;
    private urlOf;
    private headersOf;
}
