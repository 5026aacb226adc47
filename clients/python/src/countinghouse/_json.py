"""JSON and query parameters with exact numbers."""

from __future__ import annotations

import datetime as dt
import json
from decimal import Decimal
from typing import Any, Mapping

from ._records import Record
from .generated.params import DATES


def read_json(text: str | bytes) -> Any:
    """A document in which numbers with a decimal point are Decimal. Raises ValueError."""
    try:
        return json.loads(text, parse_float=Decimal, parse_constant=_refused)
    except RecursionError as error:
        raise ValueError("It is nested too deeply.") from error


def write_json(value: Any, place: str = "#") -> str:
    """A document with every Decimal as an exact number.

    Raises TypeError, with the place, for a float and for what JSON has not.
    """
    if isinstance(value, Record):
        value = value.to_dict()
    if isinstance(value, Mapping):
        members = (f"{json.dumps(str(name))}:{write_json(inner, f'{place}/{name}')}" for name, inner in value.items())
        return "{" + ",".join(members) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(write_json(entry, f"{place}/{at}") for at, entry in enumerate(value)) + "]"
    if isinstance(value, (dt.date, Decimal, float)):
        text = plain_text(value, place)
        return text if isinstance(value, Decimal) else json.dumps(text)
    try:
        return json.dumps(value)
    except TypeError as error:
        raise TypeError(f"{place} is a {type(value).__name__}, which JSON has not.") from error


def parameters_of(query: Mapping[str, Any], place: str = "") -> list[tuple[str, str]]:
    """Lists are written with commas, objects as `name[member]`; what is None is left out."""
    parameters: list[tuple[str, str]] = []
    for name, value in query.items():
        where = f"{place}/{name}"
        if value is None:
            continue
        if isinstance(value, Record):
            value = value.to_dict()
        if isinstance(value, Mapping):
            inner = parameters_of(value, where)
            parameters += [(name + _bracketed(member), text) for member, text in inner]
        elif isinstance(value, (list, tuple, set)):
            parameters.append((name, ",".join(plain_text(entry, where) for entry in value)))
        else:
            parameters.append((name, plain_text(value, where)))
    return parameters


def plain_text(value: Any, place: str) -> str:
    """A single value as the service reads it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        raise TypeError(f"{place}: a float is not exact; use Decimal, made from a text, or int.")
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise TypeError(f"{place} is {value}, which is no number to send.")
        return format(value, "f")
    if isinstance(value, dt.datetime):
        # A datetime is a date to Python, and would be written with its time.
        if not DATES.isdisjoint(place.split("/")):
            raise TypeError(f"{place} is a day: use a date, not a datetime.")
        if value.tzinfo is None:
            raise TypeError(f"{place}: a time needs a time zone.")
    return value.isoformat() if isinstance(value, dt.date) else str(value)


def _bracketed(member: str) -> str:
    """`a[b]` as `[a][b]`."""
    name, bracket, rest = member.partition("[")
    return f"[{name}]{bracket}{rest}"


def _refused(constant: str) -> Any:
    raise ValueError(f"{constant} is not JSON.")
