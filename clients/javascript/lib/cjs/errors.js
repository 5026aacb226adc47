// @generated from src/errors.ts by npm run generate.
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.WebhookSignatureError = exports.ConnectionError = exports.ServerError = exports.RateLimitError = exports.ValidationError = exports.ConflictError = exports.NotFoundError = exports.PermissionError = exports.AuthenticationError = exports.CountinghouseError = void 0;
exports.errorOf = errorOf;
/** The base of everything that this library raises. */
class CountinghouseError extends Error {
    /** For programs: `validation_failed`. */
    code;
    /** The HTTP status; undefined when there was no answer. */
    status;
    /** Under this id the service's log has the request. */
    requestId;
    problem;
    /** How long the service asked to wait, where it did. */
    retryAfterSeconds;
    constructor(failure) {
        super(failure.message, { cause: failure.cause });
        this.name = new.target.name;
        this.code = failure.code;
        this.status = failure.status;
        this.requestId = failure.requestId;
        this.problem = failure.problem;
        this.retryAfterSeconds = failure.retryAfterSeconds;
    }
}
exports.CountinghouseError = CountinghouseError;
/** 401: no credential, or one that is not valid. */
class AuthenticationError extends CountinghouseError {
}
exports.AuthenticationError = AuthenticationError;
/** 403: the credential may not do this. */
class PermissionError extends CountinghouseError {
}
exports.PermissionError = PermissionError;
/** 404: there is no such thing in your organization. */
class NotFoundError extends CountinghouseError {
}
exports.NotFoundError = NotFoundError;
/** 409 and 412: the state, another resource or another writer stands in the way. */
class ConflictError extends CountinghouseError {
}
exports.ConflictError = ConflictError;
/** 422 and every other 4xx: the request is not acceptable. */
class ValidationError extends CountinghouseError {
    /** Every fault of the request, each with a pointer to its place. */
    get errors() {
        return this.problem?.errors ?? [];
    }
}
exports.ValidationError = ValidationError;
/** 429: too many requests, also after the retries. */
class RateLimitError extends CountinghouseError {
}
exports.RateLimitError = RateLimitError;
/** 5xx: the service has failed, or is not available. */
class ServerError extends CountinghouseError {
}
exports.ServerError = ServerError;
/** There is no answer: `connection_failed`, `timeout`, or `unreadable_answer`. */
class ConnectionError extends CountinghouseError {
}
exports.ConnectionError = ConnectionError;
/** A webhook that is not from the service, or is too old: `invalid_signature`. */
class WebhookSignatureError extends CountinghouseError {
}
exports.WebhookSignatureError = WebhookSignatureError;
/** The error of an answer, by its status. */
function errorOf(failure) {
    const { status } = failure;
    if (status === 401)
        return new AuthenticationError(failure);
    if (status === 403)
        return new PermissionError(failure);
    if (status === 404)
        return new NotFoundError(failure);
    if (status === 409 || status === 412)
        return new ConflictError(failure);
    if (status === 429)
        return new RateLimitError(failure);
    return status >= 500 ? new ServerError(failure) : new ValidationError(failure);
}
