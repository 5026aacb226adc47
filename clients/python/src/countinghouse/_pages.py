"""Lists, page by page or item by item."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import AsyncIterator, Awaitable, Callable, Generic, Iterator, Optional, TypeVar

from ._errors import unreadable

T = TypeVar("T")

# An empty answer that comes sooner is one of a service that stops, or of a proxy.
_PAUSE = 1.0


@dataclass(frozen=True)
class Page(Generic[T]):
    """One page of a list."""

    data: list[T]
    has_more: bool
    """Whether there are more after these."""
    next_cursor: Optional[str]
    """Where the next page begins."""
    total_count: Optional[int] = None
    """How many there are on all pages, when it was asked for."""


class Pages(Generic[T]):
    """A list: iterated over it is every item of every page. Nothing is asked before that."""

    def __init__(self, page_at: Callable[[Optional[str]], Page[T]]) -> None:
        self._page_at = page_at

    def page(self) -> Page[T]:
        """The first page, or the one at the cursor that was asked for."""
        return self._page_at(None)

    def pages(self) -> Iterator[Page[T]]:
        """Page after page, until the last."""
        page, seen = self.page(), set[str]()
        yield page
        while page.has_more and page.next_cursor is not None:
            page = self._page_at(_once(page.next_cursor, seen))
            yield page

    def to_list(self, limit: int) -> list[T]:
        """Every item, but not more than so many."""
        items: list[T] = []
        if _count(limit) == 0:
            return items
        for item in self:
            items.append(item)
            if len(items) >= limit:
                break
        return items

    def _follow(self) -> Iterator[T]:
        cursor: Optional[str] = None
        while True:
            asked = time.monotonic()
            page = self._page_at(cursor)
            yield from page.data
            cursor = page.next_cursor or cursor
            if not page.data:
                time.sleep(max(0.0, _PAUSE - (time.monotonic() - asked)))

    def __iter__(self) -> Iterator[T]:
        for page in self.pages():
            yield from page.data


class AsyncPages(Generic[T]):
    """A list: iterated over with `async for` it is every item of every page. Nothing is asked before that."""

    def __init__(self, page_at: Callable[[Optional[str]], Awaitable[Page[T]]]) -> None:
        self._page_at = page_at

    async def page(self) -> Page[T]:
        """The first page, or the one at the cursor that was asked for."""
        return await self._page_at(None)

    async def pages(self) -> AsyncIterator[Page[T]]:
        """Page after page, until the last."""
        page, seen = await self.page(), set[str]()
        yield page
        while page.has_more and page.next_cursor is not None:
            page = await self._page_at(_once(page.next_cursor, seen))
            yield page

    async def to_list(self, limit: int) -> list[T]:
        """Every item, but not more than so many."""
        items: list[T] = []
        if _count(limit) == 0:
            return items
        async for item in self:
            items.append(item)
            if len(items) >= limit:
                break
        return items

    async def _follow(self) -> AsyncIterator[T]:
        cursor: Optional[str] = None
        while True:
            asked = time.monotonic()
            page = await self._page_at(cursor)
            for item in page.data:
                yield item
            cursor = page.next_cursor or cursor
            if not page.data:
                await asyncio.sleep(max(0.0, _PAUSE - (time.monotonic() - asked)))

    async def __aiter__(self) -> AsyncIterator[T]:
        async for page in self.pages():
            for item in page.data:
                yield item


def _once(cursor: str, seen: set[str]) -> str:
    if cursor in seen:
        raise unreadable(f"The list does not end: the cursor {cursor} came twice.")
    seen.add(cursor)
    return cursor


def _count(limit: int) -> int:
    if limit < 0:
        raise ValueError(f"The limit must be a number from 0, not {limit}.")
    return limit
