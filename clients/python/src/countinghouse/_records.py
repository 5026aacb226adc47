"""Answers: what the service sent, read by the types of the fields."""

from __future__ import annotations

import datetime as dt
import json
import re
import types
from decimal import Decimal
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Iterator, Mapping, Union, get_args, get_origin, get_type_hints


class Record:
    """A thing of the API: its fields are attributes, and whatever the service sent can be read by name as well.

    `invoice.total` is typed; `invoice["new_field"]` is the value as it was sent. Records are equal when all that was
    sent is equal, and cannot be changed.
    """

    def __init__(self, sent: Mapping[str, Any]) -> None:
        self.__dict__["_sent"] = sent

    # Hidden from type checkers, which would take every misspelt name for a field.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            sent, kind = self.__dict__.get("_sent", {}), type(self)
            hints = _hints_of(kind)
            field = name.rstrip("_") if name in hints and name not in sent else name
            if name.startswith("__") or (field not in sent and name not in hints):
                raise AttributeError(f"{kind.__name__} has no field {name!r}.", name=name, obj=self)
            lists = self.__dict__.setdefault("_lists", {})
            value = lists[name] if name in lists else _read(sent.get(field), hints.get(name))
            # Each reader has a list of its own, and may change it.
            kept = lists if isinstance(value, (list, dict)) else self.__dict__
            kept[name] = value
            return _own(value) if kept is lists else value

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("A record is what the service answered; change the resource by its methods.")

    def __getitem__(self, name: str) -> Any:
        return _own(self.__dict__["_sent"][name])

    def __contains__(self, name: str) -> bool:
        return name in self.__dict__["_sent"]

    def __iter__(self) -> Iterator[str]:
        """The names of all fields that the service sent, so that `dict(record)` has them."""
        return iter(self.__dict__["_sent"])

    def __len__(self) -> int:
        return len(self.__dict__["_sent"])

    def keys(self) -> list[str]:
        """The names of all fields that the service sent."""
        return list(self.__dict__["_sent"])

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *get_type_hints(type(self)), *self.keys()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and bool(self.__dict__["_sent"] == other.__dict__["_sent"])

    def __hash__(self) -> int:
        return hash(self.to_json())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.__dict__['_sent']!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.__dict__["_sent"],)

    def to_dict(self) -> dict[str, Any]:
        """A copy of everything that the service sent; numbers with a decimal point are Decimal."""
        return {name: _own(value) for name, value in self.__dict__["_sent"].items()}

    def to_json(self) -> str:
        """Everything that the service sent, as JSON with every number exact."""
        return _written(self.__dict__["_sent"])


def _written(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(name)}: {_written(value[name])}" for name in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_written, value)) + "]"
    return format(value, "f") if isinstance(value, Decimal) else json.dumps(value, ensure_ascii=False)


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
    if hint is Decimal:
        return _decimal(value)
    if hint in (dt.date, dt.datetime) and isinstance(value, str):
        return _instant(value, hint)
    return _own(value)


def _own(value: Any) -> Any:
    """A copy of what can be changed; nothing else can."""
    if isinstance(value, list):
        return [_own(entry) for entry in value]
    return {key: _own(entry) for key, entry in value.items()} if isinstance(value, dict) else value


def _decimal(value: Any) -> Any:
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    is_text = isinstance(value, str) and re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", value)
    return Decimal(value) if is_whole or is_text else value


def _instant(text: str, kind: type[dt.date]) -> Any:
    try:
        # Python 3.10 does not read the Z.
        return kind.fromisoformat(text.replace("Z", "+00:00"))
    except ValueError:
        return text
