"""What follows from an answer's content."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from typing import Any, AsyncIterator, Generic, Iterator, Mapping, Optional, TypeVar, Union

import httpx

from ._calls import Reply
from ._errors import unreadable
from ._file_names import file_name_in
from ._json import read_json
from ._pages import Page
from ._records import Record

T = TypeVar("T")
R = TypeVar("R", bound=Record)


@dataclass(frozen=True)
class Answer(Generic[T]):
    """What an operation gave, and the answer around it."""

    data: T
    status: int
    headers: httpx.Headers
    request_id: Optional[str]
    """Under this id the service's log has the request."""


def document_in(reply: Reply) -> Any:
    """JSON's value. Raises APIConnectionError."""
    try:
        return read_json(reply.content)
    except ValueError as error:
        raise unreadable("The answer is not JSON.") from error


def record_in(reply: Reply, kind: type[R]) -> R:
    """A record. Raises APIConnectionError for anything but an object."""
    return kind(_object(document_in(reply)))


def records_in(reply: Reply, kind: type[R]) -> list[R]:
    """A list of records. Raises APIConnectionError for anything else."""
    document = document_in(reply)
    if not isinstance(document, list):
        raise unreadable("The answer is no list.")
    return [kind(_object(item)) for item in document]


def page_in(reply: Reply, kind: type[R]) -> Page[R]:
    """A page. Raises APIConnectionError for anything else."""
    sent = _object(document_in(reply))
    data, has_more, cursor = sent.get("data"), sent.get("has_more"), sent.get("next_cursor")
    if not isinstance(data, list) or not isinstance(has_more, bool) or not isinstance(cursor, (str, int, type(None))):
        raise unreadable("The answer is no page of a list.")
    items = [kind(_object(item)) for item in data]
    return Page(items, has_more, None if cursor is None else str(cursor), sent.get("total_count"))


def anything_in(reply: Reply) -> Any:
    """JSON as its value, nothing as None, and anything else as bytes."""
    if reply.content == b"":
        return None
    media = reply.headers.get("Content-Type", "").partition(";")[0]
    return document_in(reply) if re.search(r"\bjson\b", media) else reply.content


def _object(value: Any) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise unreadable("The answer is no object.")
    return value


class _File:
    """What the headers say of a file."""

    def __init__(self, headers: httpx.Headers) -> None:
        # As bytes: httpx would guess one charset for all headers.
        sent = (value for name, value in headers.raw if name.lower() == b"content-disposition")
        self.file_name = file_name_in(next(sent, b""))
        """The name that the service gave it, fit for a folder of any system; None if it gave none."""
        self.media_type: Optional[str] = headers.get("Content-Type", "").partition(";")[0].strip().lower() or None
        """`application/pdf`, without parameters."""
        length = "" if "Content-Encoding" in headers else headers.get("Content-Length", "")
        self.size: Optional[int] = int(length) if re.fullmatch("[0-9]+", length) else None
        """In bytes, where the service says so and nothing on the way has compressed it."""


class Download(_File):
    """A file that is read as it comes. Reading raises APIConnectionError if the connection breaks."""

    def __init__(self, headers: httpx.Headers, chunks: Iterator[bytes]) -> None:
        super().__init__(headers)
        self._chunks = chunks

    def __iter__(self) -> Iterator[bytes]:
        return self._chunks

    def read(self) -> bytes:
        """All that has not been read yet."""
        return b"".join(self._chunks)

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes it to a file, part by part."""
        with open(path, "wb") as file:
            for chunk in self._chunks:
                file.write(chunk)


class AsyncDownload(_File):
    """A file that is read as it comes. Reading raises APIConnectionError if the connection breaks."""

    def __init__(self, headers: httpx.Headers, chunks: AsyncIterator[bytes]) -> None:
        super().__init__(headers)
        self._chunks = chunks

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self._chunks

    async def read(self) -> bytes:
        """All that has not been read yet."""
        return b"".join([chunk async for chunk in self._chunks])
