"""Server-sent events as the HTML standard has them."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from typing import Iterator, Optional


@dataclass(frozen=True)
class ServerSentEvent:
    """One event of a stream."""

    event: str
    """`message` if the service named none."""
    data: str
    id: str
    """The id of the last event that had one; empty before."""


class EventParser:
    """Takes a stream part by part. What the stream breaks off within is no event."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")("replace")
        self._rest = ""
        self._event = ""
        self._data: list[str] = []
        self._id = ""

    def feed(self, part: bytes, is_last: bool = False) -> Iterator[ServerSentEvent]:
        """The events that are whole now."""
        self._rest += self._decoder.decode(part, is_last)
        # Lines end with CR, LF, or both; a CR at the end may be the first half of a line's end.
        *lines, self._rest = re.split(r"\r\n|\n|\r" if is_last else r"\r\n|\n|\r(?!$)", self._rest)
        for line in lines:
            event = self._take(line)
            if event is not None:
                yield event

    def _take(self, line: str) -> Optional[ServerSentEvent]:
        if line == "":
            event = ServerSentEvent(self._event or "message", "\n".join(self._data), self._id) if self._data else None
            self._event, self._data = "", []
            return event
        name, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if name == "data":
            self._data.append(value)
        elif name == "event":
            self._event = value
        elif name == "id" and "\0" not in value:
            self._id = value
        return None
