"""One call: what is sent in each attempt, and what follows from its answer. The same for sync and async."""

from __future__ import annotations

import random
import re
import uuid
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any, Mapping, Optional, Sequence
from urllib.parse import quote, urlencode

import httpx
from typing_extensions import TypedDict

from ._errors import APIConnectionError, CountinghouseError, class_of
from ._json import parameters_of, read_json, write_json

BACKOFF = 0.5
BACKOFF_MAX = 8.0
RETRY_AFTER_MAX = 60.0
"""Whoever is asked to wait longer is told at once."""


class CallOptions(TypedDict, total=False):
    """What one call may have of its own."""

    idempotency_key: str
    """Every POST has a key by itself; one of your own also covers a restart of your program."""
    timeout: float
    """In seconds."""
    retries: int
    headers: Mapping[str, str]


class ChangeOptions(CallOptions, total=False):
    """What a call that changes or deletes a resource may have of its own."""

    if_version: int
    """Change only this version of the resource; another one is a ConflictError."""


class Settings(TypedDict):
    """What a client is made with."""

    url: str
    api_key: Optional[str]
    timeout: float
    retries: int
    headers: Mapping[str, str]


class Call:
    """Counts its attempts: `wait_after` raises the error when another one is of no use."""

    def __init__(
        self,
        settings: Settings,
        method: str,
        path: Sequence[str],
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
        options: Optional[ChangeOptions] = None,
    ) -> None:
        own: ChangeOptions = options or {}
        self._retries = own.get("retries", settings["retries"])
        self._is_conditional = "if_version" in own
        self._attempt = 0
        self.request: dict[str, Any] = {
            "method": method,
            "url": _url(settings["url"], path, _named(query or {})),
            "headers": _headers(settings, own, method, body is not None),
            "content": None if body is None else write_json(_named(body)).encode(),
            "timeout": own.get("timeout", settings["timeout"]),
        }

    def wait_after(self, outcome: httpx.Response | httpx.HTTPError) -> Optional[float]:
        """How many seconds to wait before the next attempt; None when the answer is good."""
        if isinstance(outcome, httpx.Response) and outcome.is_success:
            return None
        error = _refusal(outcome) if isinstance(outcome, httpx.Response) else _disconnection(outcome)
        cause = None if isinstance(outcome, httpx.Response) else outcome
        wait = self._wait_for(error)
        if self._attempt >= self._retries or wait is None:
            raise error from cause
        self._attempt += 1
        return wait

    def _wait_for(self, error: CountinghouseError) -> Optional[float]:
        # It may have been done already, and would then be refused because of its own first attempt.
        if error.status is None and self._is_conditional:
            return None
        if error.status not in (None, 429, 503) and error.code != "idempotency_in_progress":
            return None
        if error.retry_after is not None:
            return None if error.retry_after > RETRY_AFTER_MAX else error.retry_after
        return min(BACKOFF * float(2**self._attempt), BACKOFF_MAX) * random.uniform(0.5, 1)


def _url(base: str, path: Sequence[str], query: Mapping[str, Any]) -> str:
    for segment in path:
        # Such a segment would lead to another operation.
        if segment in ("", ".", ".."):
            raise ValueError(f"{segment!r} is no identifier.")
    url = "/".join([base, *(quote(segment, safe="") for segment in path)])
    parameters = urlencode(parameters_of(query))
    return f"{url}?{parameters}" if parameters else url


def _named(fields: Mapping[str, Any]) -> dict[str, Any]:
    """A field whose name is a word of the language has a `_` behind it: `from_`."""
    return {name.rstrip("_"): value for name, value in fields.items()}


def _headers(settings: Settings, options: ChangeOptions, method: str, has_body: bool) -> dict[str, str]:
    key = options.get("idempotency_key") or (uuid.uuid4().hex if method == "POST" else None)
    version = options.get("if_version")
    known = {
        "Accept": "application/json, */*;q=0.5",
        "Authorization": f"Bearer {settings['api_key']}" if settings["api_key"] else None,
        "Content-Type": "application/json" if has_body else None,
        "Idempotency-Key": key,
        "If-Match": None if version is None else f'"v{version}"',
    }
    given = {name: value for name, value in known.items() if value is not None}
    return {**given, **settings["headers"], **options.get("headers", {})}


def _refusal(response: httpx.Response) -> CountinghouseError:
    status = response.status_code
    try:
        content = read_json(response.content)
    except ValueError:
        content = None
    problem: Mapping[str, Any] = content if isinstance(content, dict) and "code" in content else {}
    return class_of(status)(
        problem.get("detail", f"The service answered with the status {status}."),
        code=problem.get("code", f"http_{status}"),
        status=status,
        request_id=problem.get("request_id", response.headers.get("X-Request-Id")),
        problem=problem or None,
        retry_after=_seconds(response.headers.get("Retry-After")),
    )


def _disconnection(error: httpx.HTTPError) -> CountinghouseError:
    if isinstance(error, httpx.TimeoutException):
        return APIConnectionError("The service did not answer in time.", code="timeout")
    message = "The service cannot be reached, or the connection broke."
    return APIConnectionError(message, code="connection_failed")


def _seconds(header: Optional[str]) -> Optional[float]:
    if header is None:
        return None
    if re.fullmatch(r"\s*\d+\s*", header):
        return float(header)
    try:
        at = parsedate_to_datetime(header)
    except ValueError:
        return None
    return max(0.0, (at - datetime.now(timezone.utc)).total_seconds())
