"""Lists, page by page or item by item."""

from __future__ import annotations

from dataclasses import dataclass
from typing import AsyncIterator, Awaitable, Callable, Generic, Iterator, Optional, TypeVar

T = TypeVar("T")


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
        page = self.page()
        yield page
        while page.has_more and page.next_cursor is not None:
            page = self._page_at(page.next_cursor)
            yield page

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
        page = await self.page()
        yield page
        while page.has_more and page.next_cursor is not None:
            page = await self._page_at(page.next_cursor)
            yield page

    async def __aiter__(self) -> AsyncIterator[T]:
        async for page in self.pages():
            for item in page.data:
                yield item
