# @generated from openapi/openapi.json by npm run generate.
"""What the service answers. Fields that this version does not know are kept: `invoice["new_field"]`."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any, List, Literal

from .._events import EventRecord
from .._records import Record

__all__ = ["EVENT_OBJECTS", "List"{{#schemas}}, "{{name}}"{{/schemas}}]
{{#schemas}}


class {{name}}({{base}}):
    """{{doc}}"""

{{#fields}}
    {{name}}: {{type}}
{{#doc}}
    """{{.}}"""
{{/doc}}
{{/fields}}
{{/schemas}}


EVENT_OBJECTS: dict[str, type[Record]] = {
{{#eventObjects}}
{{#types}}
    "{{.}}": {{schema}},
{{/types}}
{{/eventObjects}}
}
"""What an event is about, by its type."""
