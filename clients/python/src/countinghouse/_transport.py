"""Sends calls, and sends them again."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Mapping, Optional, Sequence, TypeVar

import httpx

from ._calls import Call, CallOptions, ChangeOptions, Settings
from ._errors import APIConnectionError
from ._json import read_json
from ._pages import AsyncPages, Page, Pages
from ._records import Record

__all__ = ["AsyncTransport", "CallOptions", "ChangeOptions", "Transport"]

R = TypeVar("R", bound=Record)


class _Shared:
    def __init__(
        self, url: str, *, api_key: Optional[str], timeout: float, retries: int, headers: Optional[Mapping[str, str]]
    ) -> None:
        self._settings: Settings = {
            "url": url,
            "api_key": api_key,
            "timeout": timeout,
            "retries": retries,
            "headers": headers or {},
        }


class Transport(_Shared):
    """Sends and waits."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._http = httpx.Client()

    def record(self, method: str, path: Sequence[str], kind: type[R], **call: Any) -> R:
        return kind(_document(self._send(method, path, **call)))

    def content(self, method: str, path: Sequence[str], **call: Any) -> bytes:
        return self._send(method, path, **call).content

    def nothing(self, method: str, path: Sequence[str], **call: Any) -> None:
        self._send(method, path, **call)

    def pages(
        self, method: str, path: Sequence[str], kind: type[R], *, start: str, query: Mapping[str, Any], **call: Any
    ) -> Pages[R]:
        def page_at(cursor: Optional[str]) -> Page[R]:
            return _page(self._send(method, path, query=_from(query, start, cursor), **call), kind)

        return Pages(page_at)

    def close(self) -> None:
        self._http.close()

    def _send(self, method: str, path: Sequence[str], **call: Any) -> httpx.Response:
        attempts = Call(self._settings, method, path, **call)
        while True:
            outcome: httpx.Response | httpx.HTTPError
            try:
                outcome = self._http.request(**attempts.request)
            except httpx.HTTPError as error:
                outcome = error
            wait = attempts.wait_after(outcome)
            if wait is None and isinstance(outcome, httpx.Response):
                return outcome
            time.sleep(wait or 0)


class AsyncTransport(_Shared):
    """Sends while others work."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._http = httpx.AsyncClient()

    async def record(self, method: str, path: Sequence[str], kind: type[R], **call: Any) -> R:
        return kind(_document(await self._send(method, path, **call)))

    async def content(self, method: str, path: Sequence[str], **call: Any) -> bytes:
        return (await self._send(method, path, **call)).content

    async def nothing(self, method: str, path: Sequence[str], **call: Any) -> None:
        await self._send(method, path, **call)

    def pages(
        self, method: str, path: Sequence[str], kind: type[R], *, start: str, query: Mapping[str, Any], **call: Any
    ) -> AsyncPages[R]:
        async def page_at(cursor: Optional[str]) -> Page[R]:
            return _page(await self._send(method, path, query=_from(query, start, cursor), **call), kind)

        return AsyncPages(page_at)

    async def close(self) -> None:
        await self._http.aclose()

    async def _send(self, method: str, path: Sequence[str], **call: Any) -> httpx.Response:
        attempts = Call(self._settings, method, path, **call)
        while True:
            outcome: httpx.Response | httpx.HTTPError
            try:
                outcome = await self._http.request(**attempts.request)
            except httpx.HTTPError as error:
                outcome = error
            wait = attempts.wait_after(outcome)
            if wait is None and isinstance(outcome, httpx.Response):
                return outcome
            await asyncio.sleep(wait or 0)


def _document(response: httpx.Response) -> Any:
    try:
        return read_json(response.content)
    except ValueError as error:
        raise APIConnectionError("The answer is not JSON.", code="unreadable_answer") from error


def _page(response: httpx.Response, kind: type[R]) -> Page[R]:
    sent = _document(response)
    data = [kind(item) for item in sent["data"]]
    return Page(data, sent["has_more"], sent.get("next_cursor"), sent.get("total_count"))


def _from(query: Mapping[str, Any], start: str, cursor: Optional[str]) -> Mapping[str, Any]:
    return query if cursor is None else {**query, start: cursor}
