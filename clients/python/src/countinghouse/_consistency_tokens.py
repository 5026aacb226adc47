"""The newest token of each service, so that what is read has what was written before."""

from __future__ import annotations

import re
from threading import Lock
from typing import Mapping, Optional

NAME = "Consistency-Token"
_TOKEN = re.compile(r"[\x21-\x7e]{0,200}")
"""The service's own have 39 characters. An empty text is none."""


class ConsistencyTokens:
    """A service that reads reports from a replica sends a token with each change.

    The greater text is the newer one: answers to changes at the same time may overtake each other.
    """

    def __init__(self) -> None:
        self._newest: dict[str, str] = {}
        self._lock = Lock()

    def of(self, base_url: str) -> Optional[str]:
        return self._newest.get(base_url)

    def keep(self, base_url: str, token: str) -> None:
        """Keeps a token unless there is a newer one. Raises ValueError for what is none."""
        if not _TOKEN.fullmatch(token):
            raise ValueError("The consistency token has characters that no token has.")
        with self._lock:
            if token > self._newest.get(base_url, ""):
                self._newest[base_url] = token

    def hear(self, base_url: str, headers: Mapping[str, str]) -> None:
        """Keeps the token of an answer. One that could not be sent is left out: the call itself was good."""
        token = headers.get(NAME)
        if token is not None and _TOKEN.fullmatch(token):
            self.keep(base_url, token)

    def headers_for(self, base_url: str) -> dict[str, str]:
        token = self.of(base_url)
        return {} if token is None else {NAME: token}
