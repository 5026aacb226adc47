"""What the library raises."""

from __future__ import annotations

from typing import Any, Mapping, Optional

from .generated.types import FieldFault


class CountinghouseError(Exception):
    """The base of everything that this library raises, but for arguments that it refuses to send."""

    def __init__(
        self,
        message: str,
        *,
        code: str,
        status: Optional[int] = None,
        request_id: Optional[str] = None,
        problem: Optional[Mapping[str, Any]] = None,
        retry_after: Optional[float] = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        """For programs: `validation_failed`."""
        self.status = status
        """The HTTP status; None when there was no answer."""
        self.request_id = request_id
        """Under this id the service's log has the request."""
        self.problem = problem
        """The problem document as the service sent it, with whatever members it has."""
        self.retry_after = retry_after
        """How many seconds the service asked to wait, where it did."""

    def __reduce__(self) -> tuple[Any, ...]:
        # Workers of a queue send their errors to each other.
        return _remade, (type(self), self.args, dict(self.__dict__))


class AuthenticationError(CountinghouseError):
    """401: no credential, or one that is not valid."""


class PermissionDeniedError(CountinghouseError):
    """403: the credential may not do this. 202, `approval_required`: it waits for the `approval` of `problem`."""


class NotFoundError(CountinghouseError):
    """404: there is no such thing in your organization."""


class ConflictError(CountinghouseError):
    """409 and 412: the state, another resource or another writer stands in the way."""


class ValidationError(CountinghouseError):
    """422 and every other 4xx: the request is not acceptable."""

    @property
    def errors(self) -> list[FieldFault]:
        """Every fault of the request, each with a pointer to its place."""
        faults = (self.problem or {}).get("errors")
        return [FieldFault(fault) for fault in faults if isinstance(fault, dict)] if isinstance(faults, list) else []


class RateLimitError(CountinghouseError):
    """429: too many requests, also after the retries."""


class ServerError(CountinghouseError):
    """5xx: the service has failed, or is not available."""


class APIConnectionError(CountinghouseError):
    """There is no usable answer: `connection_failed`, `timeout`, `redirected`, or `unreadable_answer`."""


class WebhookSignatureError(CountinghouseError):
    """A webhook that is not from the service, is too old (`invalid_signature`) or no event (`unreadable_event`)."""


_BY_STATUS: dict[int, type[CountinghouseError]] = {
    202: PermissionDeniedError,
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    412: ConflictError,
    429: RateLimitError,
}


def class_of(status: int) -> type[CountinghouseError]:
    """The class of an answer's error."""
    return _BY_STATUS.get(status, ServerError if status >= 500 else ValidationError)


def unreadable(message: str) -> APIConnectionError:
    """The error of an answer that is not what the document says."""
    return APIConnectionError(message, code="unreadable_answer")


def _remade(kind: type[CountinghouseError], args: tuple[Any, ...], state: dict[str, Any]) -> CountinghouseError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(state)
    return error
