# @generated from openapi/openapi.json by npm run generate.
"""The service, with one member per resource and one method per operation."""

from __future__ import annotations

from typing import Any, Mapping, Optional

from typing_extensions import Unpack

from .._pages import {{prefix}}Pages
from .._transport import CallOptions, ChangeOptions, {{prefix}}Transport
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
        return {{wait}}self._transport.{{send}}({{request}}, options=options)
{{/operations}}
{{/resources}}


class {{prefix}}Countinghouse:
    """The service. Takes its address without a path; all but signing in needs an API key or a login token too.

    `timeout` is in seconds and `retries` says how often a failed attempt is repeated at most. To be used in a `with`
    block, or closed at the end.
    """

    def __init__(
        self,
        base_url: str,
        api_key: Optional[str] = None,
        *,
        timeout: float = 30.0,
        retries: int = 2,
        headers: Optional[Mapping[str, str]] = None,
    ) -> None:
        self._transport = {{prefix}}Transport(
            base_url.rstrip("/") + "{{basePath}}",
            api_key=api_key,
            timeout=timeout,
            retries=retries,
            headers=headers,
        )
{{#resources}}
        self.{{property}} = {{prefix}}{{className}}(self._transport)
        """{{doc}}"""
{{/resources}}

    {{define}} close(self) -> None:
        """Closes the connections."""
        {{wait}}self._transport.close()

    {{define}} {{enter}}(self) -> {{prefix}}Countinghouse:
        return self

    {{define}} {{exit}}(self, *_: Any) -> None:
        {{wait}}self.close()
