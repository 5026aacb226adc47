"""Sends calls, and sends them again."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any, AsyncIterator, Iterator, Mapping, Optional, TypeVar, Union

import httpx

from ._answers import AsyncDownload, Download, anything_in, page_in, record_in, records_in
from ._calls import ApiRequest, Call, Outcome, Reply
from ._pages import AsyncPages, Page, Pages
from ._records import Record
from ._server_sent_events import EventParser, ServerSentEvent
from ._settings import CallOptions, ChangeOptions, Settings

__all__ = ["ApiRequest", "AsyncTransport", "CallOptions", "ChangeOptions", "Transport"]

R = TypeVar("R", bound=Record)
Options = Union[CallOptions, ChangeOptions, None]


class _Shared:
    """What is heard of each good answer, for a client that gives answers whole."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.heard: Optional[Reply] = None


class Transport(_Shared):
    """Sends and waits."""

    def __init__(self, settings: Settings, http: Optional[httpx.Client]) -> None:
        super().__init__(settings)
        self.http = http or httpx.Client()
        self._is_own = http is None

    def record(self, request: ApiRequest, kind: type[R], options: Options) -> R:
        return record_in(self._send(request, options), kind)

    def records(self, request: ApiRequest, kind: type[R], options: Options) -> list[R]:
        return records_in(self._send(request, options), kind)

    def content(self, request: ApiRequest, options: Options) -> bytes:
        return self._send(request, options).content

    def nothing(self, request: ApiRequest, options: Options) -> None:
        self._send(request, options)

    def anything(self, request: ApiRequest, options: Options) -> tuple[Any, Reply]:
        reply = self._send(request, options)
        return anything_in(reply), reply

    def pages(self, request: ApiRequest, kind: type[R], start: str, options: Options) -> Pages[R]:
        def page_at(cursor: Optional[str]) -> Page[R]:
            return page_in(self._send(_from(request, start, cursor), options), kind)

        return Pages(page_at)

    def follow(self, request: ApiRequest, kind: type[R], start: str, wait: int, options: Options) -> Iterator[R]:
        return self.pages(_waiting(request, wait), kind, start, options)._follow()

    @contextmanager
    def download(self, request: ApiRequest, options: Options) -> Iterator[Download]:
        call = Call(self.settings, request, options)
        while True:
            outcome: Outcome
            response: Optional[httpx.Response] = None
            try:
                response = self._opened(call)
                outcome = _head_of(response)
                if not response.is_success:
                    outcome = Reply(outcome.status, outcome.headers, response.read())
            except httpx.HTTPError as error:
                outcome = error
            try:
                wait = call.wait_after(outcome)
                if wait is None and response is not None:
                    _wait_for_the_body(response)
                    yield Download(response.headers, _chunks(response, call))
                    return
            finally:
                if response is not None:
                    response.close()
            time.sleep(wait or 0)

    def events(self, request: ApiRequest, options: Options) -> Iterator[ServerSentEvent]:
        parser = EventParser()
        with self.download(_as_events(request), options) as stream:
            for part in stream:
                yield from parser.feed(part)
            yield from parser.feed(b"", is_last=True)

    def close(self) -> None:
        if self._is_own:
            self.http.close()

    def _send(self, request: ApiRequest, options: Options) -> Reply:
        call = Call(self.settings, request, options)
        while True:
            outcome: Outcome
            deadline = call.begin()
            try:
                outcome = self._attempt(call, deadline)
            except httpx.HTTPError as error:
                outcome = error
            wait = call.wait_after(outcome)
            if wait is None and isinstance(outcome, Reply):
                self.heard = outcome
                return outcome
            time.sleep(wait or 0)

    def _attempt(self, call: Call, deadline: float) -> Reply:
        response = self._sent(call)
        try:
            parts = []
            # httpx counts the silence between two signs of life; this is the time of the whole.
            for part in response.iter_bytes():
                parts.append(part)
                if time.monotonic() > deadline:
                    raise httpx.ReadTimeout("The answer is too slow.")
            return Reply(response.status_code, response.headers, b"".join(parts))
        finally:
            response.close()

    def _opened(self, call: Call) -> httpx.Response:
        call.begin()
        return self._sent(call)

    def _sent(self, call: Call) -> httpx.Response:
        return self.http.send(_message(self.http, call), stream=True, follow_redirects=False)


class AsyncTransport(_Shared):
    """Sends while others work."""

    def __init__(self, settings: Settings, http: Optional[httpx.AsyncClient]) -> None:
        super().__init__(settings)
        self.http = http or httpx.AsyncClient()
        self._is_own = http is None

    async def record(self, request: ApiRequest, kind: type[R], options: Options) -> R:
        return record_in(await self._send(request, options), kind)

    async def records(self, request: ApiRequest, kind: type[R], options: Options) -> list[R]:
        return records_in(await self._send(request, options), kind)

    async def content(self, request: ApiRequest, options: Options) -> bytes:
        return (await self._send(request, options)).content

    async def nothing(self, request: ApiRequest, options: Options) -> None:
        await self._send(request, options)

    async def anything(self, request: ApiRequest, options: Options) -> tuple[Any, Reply]:
        reply = await self._send(request, options)
        return anything_in(reply), reply

    def pages(self, request: ApiRequest, kind: type[R], start: str, options: Options) -> AsyncPages[R]:
        async def page_at(cursor: Optional[str]) -> Page[R]:
            return page_in(await self._send(_from(request, start, cursor), options), kind)

        return AsyncPages(page_at)

    def follow(self, request: ApiRequest, kind: type[R], start: str, wait: int, options: Options) -> AsyncIterator[R]:
        return self.pages(_waiting(request, wait), kind, start, options)._follow()

    @asynccontextmanager
    async def download(self, request: ApiRequest, options: Options) -> AsyncIterator[AsyncDownload]:
        call = Call(self.settings, request, options)
        while True:
            outcome: Outcome
            response: Optional[httpx.Response] = None
            call.begin()
            try:
                response = await self._in_time(call, self._sent(call))
                outcome = _head_of(response)
                if not response.is_success:
                    outcome = Reply(outcome.status, outcome.headers, await response.aread())
            except httpx.HTTPError as error:
                outcome = error
            try:
                wait = call.wait_after(outcome)
                if wait is None and response is not None:
                    _wait_for_the_body(response)
                    yield AsyncDownload(response.headers, _async_chunks(response, call))
                    return
            finally:
                if response is not None:
                    await response.aclose()
            await asyncio.sleep(wait or 0)

    async def events(self, request: ApiRequest, options: Options) -> AsyncIterator[ServerSentEvent]:
        parser = EventParser()
        async with self.download(_as_events(request), options) as stream:
            async for part in stream:
                for event in parser.feed(part):
                    yield event
            for event in parser.feed(b"", is_last=True):
                yield event

    async def close(self) -> None:
        if self._is_own:
            await self.http.aclose()

    async def _send(self, request: ApiRequest, options: Options) -> Reply:
        call = Call(self.settings, request, options)
        while True:
            outcome: Outcome
            call.begin()
            try:
                outcome = await self._in_time(call, self._attempt(call))
            except httpx.HTTPError as error:
                outcome = error
            wait = call.wait_after(outcome)
            if wait is None and isinstance(outcome, Reply):
                self.heard = outcome
                return outcome
            await asyncio.sleep(wait or 0)

    async def _attempt(self, call: Call) -> Reply:
        response = await self._sent(call)
        try:
            return Reply(response.status_code, response.headers, await response.aread())
        finally:
            await response.aclose()

    async def _sent(self, call: Call) -> httpx.Response:
        return await self.http.send(_message(self.http, call), stream=True, follow_redirects=False)

    async def _in_time(self, call: Call, attempt: Any) -> Any:
        try:
            return await asyncio.wait_for(attempt, call.settings.timeout)
        except asyncio.TimeoutError as error:
            raise httpx.ReadTimeout("The answer is too slow.") from error


def _message(http: "httpx.Client | httpx.AsyncClient", call: Call) -> httpx.Request:
    return http.build_request(
        call.method, call.url, headers=call.headers, content=call.content, timeout=call.settings.timeout
    )


def _head_of(response: httpx.Response) -> Reply:
    return Reply(response.status_code, response.headers, b"")


def _as_events(request: ApiRequest) -> ApiRequest:
    return replace(request, accept="text/event-stream")


def _wait_for_the_body(response: httpx.Response) -> None:
    """The time-out ends with the headers, while httpx would count each silence of the body."""
    response.request.extensions.get("timeout", {}).update(read=None)


def _chunks(response: httpx.Response, call: Call) -> Iterator[bytes]:
    try:
        yield from response.iter_bytes()
    except httpx.HTTPError as error:
        raise call.broken(error) from error


async def _async_chunks(response: httpx.Response, call: Call) -> AsyncIterator[bytes]:
    try:
        async for chunk in response.aiter_bytes():
            yield chunk
    except httpx.HTTPError as error:
        raise call.broken(error) from error


def _waiting(request: ApiRequest, seconds: int) -> ApiRequest:
    return replace(request, query={**(request.query or {}), "wait": seconds})


def _from(request: ApiRequest, start: str, cursor: Optional[str]) -> ApiRequest:
    if cursor is None:
        return request
    query: Mapping[str, Any] = {**(request.query or {}), start: cursor}
    return replace(request, query=query)
