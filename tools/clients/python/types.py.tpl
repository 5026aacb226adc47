# @generated from openapi/openapi.json by npm run generate.
"""What the service answers. Fields that this version does not know are kept: `invoice["new_field"]`."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any, Literal

from .._records import Record
{{#schemas}}


class {{name}}(Record):
    """{{doc}}"""

{{#fields}}
    {{name}}: {{type}}
{{#doc}}
    """{{.}}"""
{{/doc}}
{{/fields}}
{{/schemas}}
