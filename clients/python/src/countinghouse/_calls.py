"""One call: what is sent in each attempt, and what follows from its answer. The same for sync and async."""

from __future__ import annotations

import keyword
import random
import re
import time
import uuid
from dataclasses import dataclass
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any, Mapping, Optional, Sequence, Union
from urllib.parse import quote, unquote, urlencode

import httpx

from ._errors import APIConnectionError, CountinghouseError, class_of
from ._json import parameters_of, read_json, write_json
from ._settings import CallOptions, ChangeOptions, RequestReport, ResponseReport, Settings, check_headers

BACKOFF = 0.5
BACKOFF_MAX = 8.0
RETRY_AFTER_MAX = 60.0
"""Whoever is asked to wait longer is told at once."""
SPREAD = 0.25
"""Of what was asked to wait: not everybody comes back in the same instant."""
SPREAD_MIN = 0.5
FAULTS_SHOWN = 3
"""So many faults are named in a message; `errors` has all."""

_PASSING = ("connection_failed", "timeout", "idempotency_in_progress")
_BUSY = (429, 503)
"""It has not been done."""
_UNANSWERED = (408, 502, 504)
"""Nobody knows what became of it, as without an answer; 502 and 504 are those of a proxy."""
_REDIRECTIONS = (301, 302, 303, 307, 308)


@dataclass(frozen=True)
class Reply:
    """An answer that has been read."""

    status: int
    headers: httpx.Headers
    content: bytes

    @property
    def request_id(self) -> Optional[str]:
        """Under this id the service's log has the request."""
        value: Optional[str] = self.headers.get("X-Request-Id")
        return value


Options = Union[CallOptions, ChangeOptions, None]
Outcome = Union[Reply, httpx.HTTPError]


@dataclass(frozen=True)
class ApiRequest:
    """What an operation asks."""

    method: str
    path: Sequence[str]
    query: Optional[Mapping[str, Any]] = None
    body: Optional[Mapping[str, Any]] = None
    accept: str = "application/json, */*;q=0.5"
    header_fields: Optional[Mapping[str, str]] = None
    """Members of the query that are sent as headers, and their names there."""


class Call:
    """Counts its attempts: `wait_after` raises the error when another one is of no use."""

    def __init__(self, settings: Settings, request: ApiRequest, options: Options = None) -> None:
        self.settings = settings.of(options)
        self.method = request.method
        query, headers = _parted(_named(request.query or {}), request.header_fields or {})
        self.url = _url(self.settings.url, request.path, query)
        token = self.settings.tokens.headers_for(self.settings.base_url)
        self.headers = {**_headers(self.settings, request), **token, **headers, **self.settings.headers}
        self.content = None if request.body is None else write_json(_named(request.body)).encode()
        self._attempt = 0
        self._began = 0.0

    def begin(self) -> float:
        """Counts an attempt and tells the hook of it. Gives when its time is over."""
        self._attempt += 1
        self._began = time.monotonic()
        if self.settings.on_request:
            shown = {**self.headers, **({"Authorization": "Bearer …"} if "Authorization" in self.headers else {})}
            report = RequestReport(self.method, self.url, shown, self._attempt, self.settings.timeout)
            self.settings.on_request(report)
        return self._began + self.settings.timeout

    def wait_after(self, outcome: Outcome) -> Optional[float]:
        """How many seconds to wait before the next attempt; None when the answer is good."""
        if isinstance(outcome, Reply):
            self.settings.tokens.hear(self.settings.base_url, outcome.headers)
        error = _refusal(outcome) if isinstance(outcome, Reply) else self._disconnection(outcome)
        self._report(outcome, error)
        if error is None:
            return None
        wait = self._wait_for(error)
        if self._attempt > self.settings.retries or wait is None:
            raise error from (None if isinstance(outcome, Reply) else outcome)
        return wait

    def broken(self, error: httpx.HTTPError) -> CountinghouseError:
        """The error of a connection that breaks while a file is read."""
        return self._disconnection(error)

    def _report(self, outcome: Outcome, error: Optional[CountinghouseError]) -> None:
        if not self.settings.on_response:
            return
        status, request_id = (outcome.status, outcome.request_id) if isinstance(outcome, Reply) else (None, None)
        request_id = request_id or (error.request_id if error else None)
        took = time.monotonic() - self._began
        report = ResponseReport(self.method, self.url, self._attempt, took, status, request_id, error)
        self.settings.on_response(report)

    def _wait_for(self, error: CountinghouseError) -> Optional[float]:
        # It may have been done already, and would then be refused because of its own first attempt.
        if error.status in (None, *_UNANSWERED) and self.settings.if_version is not None:
            return None
        if error.code not in _PASSING and error.status not in _BUSY + _UNANSWERED:
            return None
        if error.retry_after is not None:
            spread = random.uniform(0, max(SPREAD_MIN, error.retry_after * SPREAD))
            return None if error.retry_after > RETRY_AFTER_MAX else error.retry_after + spread
        return min(BACKOFF * float(2 ** (self._attempt - 1)), BACKOFF_MAX) * random.uniform(0.5, 1)

    def _disconnection(self, error: httpx.HTTPError) -> CountinghouseError:
        # The query may have what is not to be logged.
        place = f"{self.method} {self.url.partition('?')[0]}"
        if isinstance(error, httpx.TimeoutException):
            within = f"within {self.settings.timeout:g} seconds"
            return APIConnectionError(f"{place} was not answered {within}.", code="timeout")
        reason = str(error).rstrip(".") or type(error).__name__
        return APIConnectionError(f"No answer to {place}: {reason}.", code="connection_failed")


def segments_of(path: str) -> list[str]:
    """The segments of a path that the caller has written, such as `/customers/cus_1`."""
    if not re.fullmatch(r"(/[^/?#\\]+)+", path):
        raise ValueError(f"{path!r} is no path such as /customers.")
    return [unquote(segment) for segment in path[1:].split("/")]


def _url(base: str, path: Sequence[str], query: Mapping[str, Any]) -> str:
    for segment in path:
        if not isinstance(segment, str):
            raise TypeError(f"An identifier is a text, not {segment!r}.")
        # Such a segment would lead to another operation.
        if segment in ("", ".", ".."):
            raise ValueError(f"{segment!r} is no identifier.")
    url = "/".join([base, *(quote(segment, safe="") for segment in path)])
    parameters = urlencode(parameters_of(query))
    return f"{url}?{parameters}" if parameters else url


def _named(fields: Mapping[str, Any]) -> dict[str, Any]:
    """A field whose name is a word of the language has a `_` behind it: `from_`."""

    def wire(name: str) -> str:
        return name[:-1] if name.endswith("_") and keyword.iskeyword(name[:-1]) else name

    return {wire(name): value for name, value in fields.items()}


def _parted(query: Mapping[str, Any], names: Mapping[str, str]) -> tuple[dict[str, Any], dict[str, str]]:
    """The query, and the headers among its fields."""
    own = dict(parameters_of({name: value for name, value in query.items() if name in names}))
    headers = {names[name]: value for name, value in own.items()}
    check_headers(headers)
    return {name: value for name, value in query.items() if name not in names}, headers


def _headers(settings: Settings, request: ApiRequest) -> dict[str, str]:
    key = settings.idempotency_key or (uuid.uuid4().hex if request.method == "POST" else None)
    version = settings.if_version
    known = {
        "Accept": request.accept,
        "Authorization": f"Bearer {settings.api_key}" if settings.api_key else None,
        "Content-Type": None if request.body is None else "application/json",
        "Idempotency-Key": key,
        "If-Match": None if version is None else f'"v{version}"',
    }
    return {name: value for name, value in known.items() if value is not None}


WAITS = 202
"""The status of a request that was not done: a person has to approve it first."""


def _refusal(reply: Reply) -> Optional[CountinghouseError]:
    status = reply.status
    if 200 <= status < 300 and status != WAITS:
        return None
    if status in _REDIRECTIONS:
        target = reply.headers.get("Location", "another address")
        message = f"The service redirects to {target}, which is not followed: set base_url to where it is."
        return APIConnectionError(message, code="redirected", status=status, request_id=reply.request_id)
    problem = _waiting(reply.content) if status == WAITS else _problem(reply.content)
    return class_of(status)(
        _message(problem) or f"The service answered with the status {status}.",
        code=problem.get("code", f"http_{status}"),
        status=status,
        request_id=_text(problem.get("request_id")) or reply.request_id,
        problem=problem or None,
        retry_after=_seconds(reply.headers.get("Retry-After")),
    )


def _waiting(content: bytes) -> Mapping[str, Any]:
    """What a request waits for, as a problem: a program that takes it for its answer is wrong."""
    try:
        approval = read_json(content)
    except ValueError:
        return {}
    detail = "Nothing was done: a person has to approve it first."
    return {"code": "approval_required", "status": WAITS, "detail": detail, "approval": approval}


def _problem(content: bytes) -> Mapping[str, Any]:
    try:
        document = read_json(content)
    except ValueError:
        return {}
    return document if isinstance(document, dict) and isinstance(document.get("code"), str) else {}


def _message(problem: Mapping[str, Any]) -> Optional[str]:
    detail = _text(problem.get("detail"))
    errors = problem.get("errors")
    faults = [fault for fault in errors if isinstance(fault, dict)] if isinstance(errors, list) else []
    if not faults:
        return detail
    texts = [f"{fault.get('pointer')}: {fault.get('detail', fault.get('code'))}" for fault in faults[:FAULTS_SHOWN]]
    shown = "; ".join(texts)
    more = "; …" if len(faults) > FAULTS_SHOWN else ""
    return f"{detail or 'The request is not acceptable.'} ({shown}{more})"


def _text(value: Any) -> Optional[str]:
    return value if isinstance(value, str) else None


def _seconds(header: Optional[str]) -> Optional[float]:
    """Of a number, or until a date."""
    if header is None:
        return None
    if re.fullmatch(r"\s*[0-9]+\s*", header):
        return float(header)
    try:
        at = parsedate_to_datetime(header)
    except (TypeError, ValueError):
        return None
    # "-0000" says that the zone is not known, and gives a time without one.
    known = at if at.tzinfo else at.replace(tzinfo=timezone.utc)
    return max(0.0, (known - datetime.now(timezone.utc)).total_seconds())


