"""What a client and a call may have, and what hooks hear."""

from __future__ import annotations

import os
import platform
import re
from dataclasses import dataclass, field, replace
from typing import Callable, Mapping, Optional, Union
from urllib.parse import urlsplit

import httpx
from typing_extensions import TypedDict

from ._consistency_tokens import ConsistencyTokens
from ._errors import CountinghouseError
from .generated.version import VERSION


TIMEOUT_MAX = 2_000_000.0


class AppInfo(TypedDict, total=False):
    """The program that uses the library, as the service's log shows it."""

    name: str
    version: str
    url: str


class CallOptions(TypedDict, total=False):
    """What one call may have of its own."""

    idempotency_key: str
    """Every POST has a key by itself; one of your own also covers a restart of your program."""
    timeout: float
    """How many seconds one attempt may take, its answer included."""
    retries: int
    """How often a failed attempt is repeated at most."""
    headers: Mapping[str, str]
    """Sent besides those of the client."""
    api_key: str
    """A credential of this call; an empty text is none."""
    base_url: str
    """The address of another service."""


class ChangeOptions(CallOptions, total=False):
    """What a call that changes or deletes a resource may have of its own."""

    if_version: int
    """Change only this version of the resource; another one is a ConflictError."""


@dataclass(frozen=True)
class RequestReport:
    """What is about to be sent. The credential is not shown."""

    method: str
    url: str
    headers: Mapping[str, str]
    attempt: int
    """1 for the first."""
    timeout: float
    """In seconds."""


@dataclass(frozen=True)
class ResponseReport:
    """What came of an attempt."""

    method: str
    url: str
    attempt: int
    duration: float
    """In seconds."""
    status: Optional[int]
    """None when there was no answer."""
    request_id: Optional[str]
    error: Optional[CountinghouseError]
    """What the attempt failed with; another attempt may follow."""


@dataclass(frozen=True)
class Settings:
    """What holds for a call: the client's settings, and the call's own before them."""

    base_url: str
    base_path: str
    api_key: str = field(repr=False)
    timeout: float
    retries: int
    headers: Mapping[str, str]
    on_request: Optional[Callable[[RequestReport], None]] = None
    on_response: Optional[Callable[[ResponseReport], None]] = None
    idempotency_key: Optional[str] = None
    if_version: Optional[int] = None
    tokens: ConsistencyTokens = field(default_factory=ConsistencyTokens, repr=False, compare=False)

    @property
    def url(self) -> str:
        """The address with the base path."""
        return self.base_url + self.base_path

    def of(self, options: Union[CallOptions, ChangeOptions, None]) -> Settings:
        """What holds for a call with these options. Raises TypeError and ValueError for what cannot work."""
        if not options:
            return self
        known = ChangeOptions.__optional_keys__
        for name in options:
            if name not in known:
                raise TypeError(f"There is no option {name}; there are {', '.join(sorted(known))}.")
        own = {**options, "headers": {**self.headers, **options.get("headers", {})}}
        return checked(replace(self, **own))  # type: ignore[arg-type]


def settings_of(
    base_url: Optional[str],
    api_key: Optional[str],
    *,
    base_path: str,
    timeout: float,
    retries: int,
    headers: Optional[Mapping[str, str]],
    app: Optional[AppInfo],
    on_request: Optional[Callable[[RequestReport], None]],
    on_response: Optional[Callable[[ResponseReport], None]],
) -> Settings:
    """The settings of a client. Address and key may stand in the environment."""
    address = os.environ.get("COUNTINGHOUSE_BASE_URL") if base_url is None else base_url
    if address is None:
        raise ValueError("The client needs a base_url, or COUNTINGHOUSE_BASE_URL.")
    key = os.environ.get("COUNTINGHOUSE_API_KEY", "") if api_key is None else api_key
    sent = {"User-Agent": _user_agent(app), **(headers or {})}
    return checked(Settings(address, base_path, key, timeout, retries, sent, on_request, on_response))


def checked(settings: Settings) -> Settings:
    """The settings, with an address without `/` at its end. Raises ValueError for what cannot work."""
    if not re.fullmatch(r"[\x21-\x7e]*", settings.api_key):
        # The text is not in the message, which may be logged.
        raise ValueError("The API key has characters that no key has.")
    if isinstance(settings.timeout, bool) or not isinstance(settings.timeout, (int, float)):
        raise TypeError(f"The timeout is a number of seconds, not {settings.timeout!r}.")
    if not settings.timeout > 0:
        raise ValueError(f"The timeout must be more than 0 seconds, not {settings.timeout}.")
    if isinstance(settings.retries, bool) or not isinstance(settings.retries, int) or settings.retries < 0:
        raise ValueError(f"retries must be a whole number from 0, not {settings.retries!r}.")
    # A timer takes 31 bits of milliseconds: what is longer, some 24 days, waits as long as that.
    settings = replace(settings, timeout=min(settings.timeout, TIMEOUT_MAX))
    check_headers(settings.headers)
    if settings.idempotency_key is not None:
        # An empty one is a missing order number, and would protect from nothing.
        if settings.idempotency_key == "":
            raise ValueError("The idempotency key is empty.")
        check_headers({"Idempotency-Key": settings.idempotency_key})
    return replace(settings, base_url=_address(settings.base_url))


def check_headers(headers: Mapping[str, str]) -> None:
    """Raises ValueError for what no header can have."""
    for name, value in headers.items():
        if not re.fullmatch(r"[\w!#$%&'*+.^`|~-]+", name, re.ASCII) or not re.fullmatch(r"[\t\x20-\x7e]*", value):
            raise ValueError(f"The header {name!r} has characters that no header has.")


def _address(text: str) -> str:
    try:
        parts = urlsplit(text)
        is_plain = not (parts.query or parts.fragment or parts.username or parts.password)
        is_whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        httpx.URL(text)
    except (ValueError, httpx.InvalidURL) as error:
        raise ValueError(f"{text!r} is no address: {error}") from error
    if not (is_whole and is_plain):
        raise ValueError("The base_url must begin with http:// or https://, without a query and a password.")
    return text.rstrip("/")


def _user_agent(app: Optional[AppInfo]) -> str:
    own = f"countinghouse-python/{VERSION} (python {platform.python_version()}; httpx {httpx.__version__})"
    if not app:
        return own
    version = f"/{app['version']}" if "version" in app else ""
    url = f" ({app['url']})" if "url" in app else ""
    return f"{own} {app['name']}{version}{url}"
