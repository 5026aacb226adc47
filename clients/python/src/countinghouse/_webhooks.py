"""Webhooks by Standard Webhooks 1.0.0."""

from __future__ import annotations

import base64
import binascii
import datetime as dt
import hashlib
import hmac
import time
from typing import Mapping, Optional, Sequence, Union

from ._errors import WebhookSignatureError
from ._json import read_json
from .generated.types import Event


def verify_webhook(
    body: Union[str, bytes],
    headers: Mapping[str, str],
    secret: Union[str, Sequence[str]],
    *,
    tolerance: float = 300,
) -> Event:
    """The event of a webhook, once its signature and its time are right.

    Takes the body exactly as it arrived, the request's headers, and the endpoint's secret (`whsec_…`), or several while
    one replaces another; `tolerance` is in seconds. Raises WebhookSignatureError.
    """
    sent = {name.lower(): value for name, value in headers.items()}
    found = [sent.get(f"webhook-{name}") for name in ("id", "timestamp", "signature")]
    identifier, timestamp, signatures = (value or "" for value in found)
    if not (identifier and timestamp and signatures):
        raise _refused("A header of the webhook is missing.")
    if not (timestamp.isascii() and timestamp.isdigit()) or abs(time.time() - int(timestamp)) > tolerance:
        raise _refused("The webhook is too old, or from the future.")
    for candidate in [secret] if isinstance(secret, str) else secret:
        expected = _signature(body, candidate, identifier, timestamp)
        for signature in signatures.split(" "):
            if hmac.compare_digest(signature.encode(), expected.encode()):
                return Event(read_json(body))
    raise _refused("No signature is right.")


def sign_webhook(
    body: Union[str, bytes], secret: str, *, id: str = "msg_test", timestamp: Optional[dt.datetime] = None
) -> dict[str, str]:
    """The headers of a webhook with this body, to test your own endpoint with."""
    seconds = str(int(time.time() if timestamp is None else timestamp.timestamp()))
    return {
        "webhook-id": id,
        "webhook-timestamp": seconds,
        "webhook-signature": _signature(body, secret, id, seconds),
    }


def _signature(body: Union[str, bytes], secret: str, identifier: str, timestamp: str) -> str:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except binascii.Error as error:
        raise ValueError("The secret is not whsec_ and base64.") from error
    content = body.encode() if isinstance(body, str) else body
    digest = hmac.new(key, f"{identifier}.{timestamp}.".encode() + content, hashlib.sha256).digest()
    return "v1," + base64.b64encode(digest).decode()


def _refused(message: str) -> WebhookSignatureError:
    return WebhookSignatureError(message, code="invalid_signature")
