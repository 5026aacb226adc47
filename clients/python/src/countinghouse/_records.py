"""Answers: what the service sent, read by the types of the fields."""

from __future__ import annotations

import datetime as dt
import types
from decimal import Decimal
from functools import lru_cache
from typing import Any, Mapping, Union, get_args, get_origin, get_type_hints


class Record:
    """A thing of the API: its fields are attributes, and whatever the service sent can be read by name as well.

    `invoice.total` is a Decimal; `invoice["total"]` is the value as it was sent, and also finds fields that this
    version of the library does not know.
    """

    def __init__(self, sent: Mapping[str, Any]) -> None:
        self.__dict__["_sent"] = dict(sent)

    def __getattr__(self, name: str) -> Any:
        sent: dict[str, Any] = self.__dict__.get("_sent", {})
        kind: Any = type(self)
        hints = _hints_of(kind)
        field = name.rstrip("_") if name in hints and name not in sent else name
        if field not in sent:
            if name in hints:
                return None
            raise AttributeError(f"{type(self).__name__} has no field {name!r}.")
        value = _read(sent[field], hints.get(name))
        self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("A record is what the service answered; change the resource by its methods.")

    def __getitem__(self, name: str) -> Any:
        return self.__dict__["_sent"][name]

    def __contains__(self, name: str) -> bool:
        return name in self.__dict__["_sent"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.__dict__['_sent']!r})"

    def to_dict(self) -> dict[str, Any]:
        """Everything that the service sent; numbers with a decimal point are Decimal."""
        return dict(self.__dict__["_sent"])


@lru_cache(maxsize=None)
def _hints_of(cls: type[Record]) -> dict[str, Any]:
    return get_type_hints(cls)


def _read(value: Any, hint: Any) -> Any:
    """The value as its type; as it was sent, if it is not of that type."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _read(value, next((one for one in arguments if one is not type(None)), None))
    if origin is list and isinstance(value, list):
        return [_read(entry, arguments[0]) for entry in value]
    if origin is dict and isinstance(value, dict):
        return {key: _read(entry, arguments[1]) for key, entry in value.items()}
    if isinstance(hint, type) and issubclass(hint, Record) and isinstance(value, dict):
        return hint(value)
    if hint is Decimal and isinstance(value, int) and not isinstance(value, bool):
        return Decimal(value)
    if hint in (dt.date, dt.datetime) and isinstance(value, str):
        return _instant(value, hint)
    return value


def _instant(text: str, kind: type[dt.date]) -> Any:
    try:
        # Python 3.10 does not read the Z.
        return kind.fromisoformat(text.replace("Z", "+00:00"))
    except ValueError:
        return text
