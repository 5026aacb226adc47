"""What every client can do besides its resources."""

from __future__ import annotations

import re
from typing import Any, AsyncIterator, Awaitable, Callable, Generic, Iterator, Mapping, Optional, TypeVar

import httpx

from ._answers import Answer
from ._calls import ApiRequest, segments_of
from ._server_sent_events import ServerSentEvent
from ._settings import AppInfo, ChangeOptions, RequestReport, ResponseReport, settings_of
from ._transport import AsyncTransport, Transport

T = TypeVar("T")
Self = TypeVar("Self", bound="BaseClient[Any]")
Sync = TypeVar("Sync", bound="Client")
Async = TypeVar("Async", bound="AsyncClient")
AnyTransport = TypeVar("AnyTransport", Transport, AsyncTransport)


class BaseClient(Generic[AnyTransport]):
    _transport: AnyTransport

    def _bind(self, transport: AnyTransport) -> None:
        """Makes the resources; generated."""
        raise NotImplementedError

    @property
    def consistency_token(self) -> Optional[str]:
        """The newest `Consistency-Token` that the service has sent, to be handed to another client's `read_after`.

        None before the first change, and without a replica.
        """
        settings = self._transport.settings
        return settings.tokens.of(settings.base_url)

    def read_after(self, token: Optional[str]) -> None:
        """What is read from now on has what another client had written when it had this token.

        `client.read_after(other.consistency_token)`. What the client has written itself it reads anyway. None and an
        empty text are none.
        """
        settings = self._transport.settings
        settings.tokens.keep(settings.base_url, token or "")

    def _copy(self: Self, transport: Any) -> Self:
        copy = object.__new__(type(self))
        copy._bind(transport)
        return copy


class Client(BaseClient[Transport]):
    """Sends and waits."""

    _base_path: str

    def __init__(
        self,
        base_url: Optional[str] = None,
        api_key: Optional[str] = None,
        *,
        timeout: float = 30.0,
        retries: int = 2,
        headers: Optional[Mapping[str, str]] = None,
        app: Optional[AppInfo] = None,
        http_client: Optional[httpx.Client] = None,
        on_request: Optional[Callable[[RequestReport], None]] = None,
        on_response: Optional[Callable[[ResponseReport], None]] = None,
    ) -> None:
        settings = settings_of(
            base_url,
            api_key,
            base_path=self._base_path,
            timeout=timeout,
            retries=retries,
            headers=headers,
            app=app,
            on_request=on_request,
            on_response=on_response,
        )
        self._bind(Transport(settings, http_client))

    def with_response(self: Sync, call: Callable[[Sync], T]) -> Answer[T]:
        """What a call gives, with the status, the headers and the request id of its (last) answer.

        `client.with_response(lambda c: c.customers.get(id))`
        """
        transport = Transport(self._transport.settings, self._transport.http)
        data = call(self._copy(transport))
        heard = transport.heard
        if heard is None:
            raise ValueError("The function has called nothing.")
        return Answer(data, heard.status, heard.headers, heard.request_id)

    def request(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
        options: Optional[ChangeOptions] = None,
    ) -> Answer[Any]:
        """Calls an operation that this version has no method for: `request("GET", "/customers", query={"limit": 1})`.

        The path is without `/v1`; retries, keys and errors are those of every call. `data` is JSON's value, None for
        nothing, and bytes for anything else.
        """
        data, reply = self._transport.anything(_raw(method, path, query, body), options)
        return Answer(data, reply.status, reply.headers, reply.request_id)

    def stream(
        self, path: str, *, query: Optional[Mapping[str, Any]] = None, options: Optional[ChangeOptions] = None
    ) -> Iterator[ServerSentEvent]:
        """The server-sent events of an operation that this version has no method for, as they come."""
        return self._transport.events(_raw("GET", path, query, None), options)

    def close(self) -> None:
        """Closes the connections, unless they are those of an HTTP client of your own."""
        self._transport.close()

    def __enter__(self: Sync) -> Sync:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


class AsyncClient(BaseClient[AsyncTransport]):
    """Sends while others work."""

    _base_path: str

    def __init__(
        self,
        base_url: Optional[str] = None,
        api_key: Optional[str] = None,
        *,
        timeout: float = 30.0,
        retries: int = 2,
        headers: Optional[Mapping[str, str]] = None,
        app: Optional[AppInfo] = None,
        http_client: Optional[httpx.AsyncClient] = None,
        on_request: Optional[Callable[[RequestReport], None]] = None,
        on_response: Optional[Callable[[ResponseReport], None]] = None,
    ) -> None:
        settings = settings_of(
            base_url,
            api_key,
            base_path=self._base_path,
            timeout=timeout,
            retries=retries,
            headers=headers,
            app=app,
            on_request=on_request,
            on_response=on_response,
        )
        self._bind(AsyncTransport(settings, http_client))

    async def with_response(self: Async, call: Callable[[Async], Awaitable[T]]) -> Answer[T]:
        """What a call gives, with the status, the headers and the request id of its (last) answer.

        `await client.with_response(lambda c: c.customers.get(id))`
        """
        transport = AsyncTransport(self._transport.settings, self._transport.http)
        data = await call(self._copy(transport))
        heard = transport.heard
        if heard is None:
            raise ValueError("The function has called nothing.")
        return Answer(data, heard.status, heard.headers, heard.request_id)

    async def request(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
        options: Optional[ChangeOptions] = None,
    ) -> Answer[Any]:
        """Calls an operation that this version has no method for: `request("GET", "/customers", query={"limit": 1})`.

        The path is without `/v1`; retries, keys and errors are those of every call. `data` is JSON's value, None for
        nothing, and bytes for anything else.
        """
        data, reply = await self._transport.anything(_raw(method, path, query, body), options)
        return Answer(data, reply.status, reply.headers, reply.request_id)

    def stream(
        self, path: str, *, query: Optional[Mapping[str, Any]] = None, options: Optional[ChangeOptions] = None
    ) -> AsyncIterator[ServerSentEvent]:
        """The server-sent events of an operation that this version has no method for, as they come."""
        return self._transport.events(_raw("GET", path, query, None), options)

    async def close(self) -> None:
        """Closes the connections, unless they are those of an HTTP client of your own."""
        await self._transport.close()

    async def __aenter__(self: Async) -> Async:
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.close()


def _raw(
    method: str, path: str, query: Optional[Mapping[str, Any]], body: Optional[Mapping[str, Any]]
) -> ApiRequest:
    if not re.fullmatch("[A-Z]+", method):
        raise ValueError(f"{method!r} is no method such as GET.")
    return ApiRequest(method, segments_of(path), query, body)
