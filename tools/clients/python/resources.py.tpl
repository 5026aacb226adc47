# @generated from openapi/openapi.json by npm run generate.
"""The service, with one member per resource and one method per operation."""

from __future__ import annotations

from typing import Any, {{iterator}}, {{manager}}, Optional

from typing_extensions import Unpack

from .._answers import {{prefix}}Download
from .._client import {{prefix}}Client
from .._pages import {{prefix}}Pages
from .._server_sent_events import ServerSentEvent
from .._transport import ApiRequest, CallOptions, ChangeOptions, {{prefix}}Transport
from . import params, types
{{#resources}}


class {{prefix}}{{className}}:
    """{{doc}}"""

    def __init__(self, transport: {{prefix}}Transport) -> None:
        self._transport = transport
{{#operations}}

    {{define}} {{method}}({{parameters}}) -> {{result}}:
        """{{doc}}
        """
        request = ApiRequest({{request}})
        return {{wait}}self._transport.{{send}}
{{/operations}}
{{/resources}}


class {{prefix}}Countinghouse({{prefix}}Client):
    """The service. Takes its address without `/v1`; all but signing in needs an API key or a login token too.

    Address and key may also stand in COUNTINGHOUSE_BASE_URL and COUNTINGHOUSE_API_KEY. `timeout` is in seconds and
    counts one attempt, `retries` says how often a failed attempt is repeated at most, `app` is named in `User-Agent`,
    `http_client` is an httpx client of your own, and `on_request` and `on_response` hear of each attempt. To be used in
    a `with` block, or closed at the end.
    """

    _base_path = "{{basePath}}"

{{#resources}}
    {{property}}: {{prefix}}{{className}}
    """{{doc}}"""
{{/resources}}

    def _bind(self, transport: {{prefix}}Transport) -> None:
        self._transport = transport
{{#resources}}
        self.{{property}} = {{prefix}}{{className}}(transport)
{{/resources}}
