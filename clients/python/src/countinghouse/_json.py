"""JSON and query parameters with exact numbers."""

from __future__ import annotations

import datetime as dt
import json
from decimal import Decimal
from typing import Any, Mapping

from ._records import Record


def read_json(text: str | bytes) -> Any:
    """A document in which numbers with a decimal point are Decimal. Raises ValueError."""
    return json.loads(text, parse_float=Decimal)


def write_json(value: Any) -> str:
    """A document with every Decimal as an exact number. Raises TypeError for a float and for what JSON has not."""
    if isinstance(value, Record):
        value = value.to_dict()
    if isinstance(value, Mapping):
        members = (f"{json.dumps(str(name))}:{write_json(member)}" for name, member in value.items())
        return "{" + ",".join(members) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(write_json(entry) for entry in value) + "]"
    if isinstance(value, (dt.date, Decimal, float)):
        text = plain_text(value)
        return text if isinstance(value, Decimal) else json.dumps(text)
    return json.dumps(value)


def parameters_of(query: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Lists are written with commas, objects as `name[member]`; what is None is left out."""
    parameters: list[tuple[str, str]] = []
    for name, value in query.items():
        if value is None:
            continue
        if isinstance(value, Mapping):
            parameters += parameters_of({f"{name}[{member}]": inner for member, inner in value.items()})
        elif isinstance(value, (list, tuple, set)):
            parameters.append((name, ",".join(plain_text(entry) for entry in value)))
        else:
            parameters.append((name, plain_text(value)))
    return parameters


def plain_text(value: Any) -> str:
    """A single value as the service reads it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        raise TypeError("A float is not exact: use Decimal, made from a text, or int.")
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise TypeError(f"{value} is not a number.")
        return format(value, "f")
    if isinstance(value, dt.datetime) and value.tzinfo is None:
        raise TypeError("A time needs a time zone.")
    if isinstance(value, dt.date):
        return value.isoformat()
    return str(value)
