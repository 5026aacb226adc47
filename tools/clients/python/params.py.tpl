# @generated from openapi/openapi.json by npm run generate.
"""What callers may say. Amounts, prices, quantities and rates are Decimal or int, never float."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any, Literal, Mapping, Sequence, Union

from typing_extensions import NotRequired, TypedDict

Number = Union[Decimal, int]
Date = Union[dt.date, str]
Time = Union[dt.datetime, str]
DATES: frozenset[str] = frozenset({{dates}})
"""The fields that are days, and take no datetime."""
{{#schemas}}


{{#isClass}}
class {{name}}(TypedDict):
    """{{doc}}"""

{{#fields}}
    {{name}}: {{type}}
{{#doc}}
    """{{.}}"""
{{/doc}}
{{/fields}}
{{/isClass}}
{{^isClass}}
# Some of its names are words of Python.
{{name}} = TypedDict(
    "{{name}}",
    {
{{#fields}}
        "{{wire}}": "{{quotable}}",
{{/fields}}
    },
)
{{/isClass}}
{{/schemas}}
