// @generated from src/errors.ts by npm run generate.
import type { FieldFault, Problem } from './generated/types.js';
/** What is known of a failure. */
export interface Failure {
    readonly code: string;
    readonly message: string;
    readonly status?: number | undefined;
    readonly requestId?: string | undefined;
    /** The problem document as the service sent it, with whatever members it has. */
    readonly problem?: Problem | undefined;
    readonly retryAfterSeconds?: number | undefined;
    readonly cause?: unknown;
}
/** The base of everything that this library raises. */
export declare class CountinghouseError extends Error {
    /** For programs: `validation_failed`. */
    readonly code: string;
    /** The HTTP status; undefined when there was no answer. */
    readonly status: number | undefined;
    /** Under this id the service's log has the request. */
    readonly requestId: string | undefined;
    readonly problem: Problem | undefined;
    /** How long the service asked to wait, where it did. */
    readonly retryAfterSeconds: number | undefined;
    constructor(failure: Failure);
}
/** 401: no credential, or one that is not valid. */
export declare class AuthenticationError extends CountinghouseError {
}
/** 403: the credential may not do this. */
export declare class PermissionError extends CountinghouseError {
}
/** 404: there is no such thing in your organization. */
export declare class NotFoundError extends CountinghouseError {
}
/** 409 and 412: the state, another resource or another writer stands in the way. */
export declare class ConflictError extends CountinghouseError {
}
/** 422 and every other 4xx: the request is not acceptable. */
export declare class ValidationError extends CountinghouseError {
    /** Every fault of the request, each with a pointer to its place. */
    get errors(): FieldFault[];
}
/** 429: too many requests, also after the retries. */
export declare class RateLimitError extends CountinghouseError {
}
/** 5xx: the service has failed, or is not available. */
export declare class ServerError extends CountinghouseError {
}
/** There is no answer: `connection_failed`, `timeout`, or `unreadable_answer`. */
export declare class ConnectionError extends CountinghouseError {
}
/** A webhook that is not from the service, or is too old: `invalid_signature`. */
export declare class WebhookSignatureError extends CountinghouseError {
}
/** The error of an answer, by its status. */
export declare function errorOf(failure: Failure & {
    readonly status: number;
}): CountinghouseError;
