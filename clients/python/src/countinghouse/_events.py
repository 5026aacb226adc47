"""What an event is about."""

from __future__ import annotations

from typing import Any, Optional

from ._records import Record


class EventRecord(Record):
    """An event, with its object as the record that the type of the event names."""

    @property
    def object(self) -> Optional[Record]:
        """The object after the change: an `Invoice` for `invoice.created`, a `Record` for what is not known here.

        `isinstance(event.object, types.Invoice)` tells a type checker, too. None if the event has none.
        """
        from .generated.types import EVENT_OBJECTS

        data: Any = self.__dict__["_sent"].get("data")
        sent = data.get("object") if isinstance(data, dict) else None
        if not isinstance(sent, dict):
            return None
        return EVENT_OBJECTS.get(str(self["type"]) if "type" in self else "", Record)(sent)
