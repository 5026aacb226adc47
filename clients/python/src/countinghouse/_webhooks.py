"""Webhooks by Standard Webhooks 1.0.0."""

from __future__ import annotations

import base64
import binascii
import datetime as dt
import hashlib
import hmac
import re
import time
from typing import Mapping, Optional, Sequence, Union

from ._errors import WebhookSignatureError
from ._json import read_json
from .generated.types import Event


def verify_webhook(
    body: Union[str, bytes],
    headers: Mapping[str, Union[str, Sequence[str]]],
    secret: Union[str, Sequence[str]],
    *,
    tolerance: float = 300,
) -> Event:
    """The event of a webhook, once its signature and its time are right.

    Takes the body exactly as it arrived, the request's headers, and the endpoint's secret (`whsec_…`), or several while
    one replaces another; `tolerance` is in seconds. Raises WebhookSignatureError, and ValueError for what is no secret
    or no tolerance.
    """
    # Each is looked at before anything is compared: one that is empty would let everybody sign.
    keys = [_key(candidate) for candidate in ([secret] if isinstance(secret, str) else secret)]
    if not keys:
        raise ValueError("There is no secret.")
    if not tolerance >= 0:
        raise ValueError(f"The tolerance must be 0 or more, not {tolerance}.")
    sent = {name.lower(): _text(value) for name, value in headers.items()}
    found = [sent.get(f"webhook-{name}") for name in ("id", "timestamp", "signature")]
    identifier, timestamp, signatures = (value or "" for value in found)
    if not (identifier and timestamp and signatures):
        raise _refused("A header of the webhook is missing.")
    if not re.fullmatch("[0-9]{1,15}", timestamp) or abs(time.time() - int(timestamp)) > tolerance:
        raise _refused("The webhook is too old, or from the future.")
    for key in keys:
        expected = _signature(body, key, identifier, timestamp)
        for signature in signatures.split(" "):
            if hmac.compare_digest(signature.encode(errors="replace"), expected.encode()):
                return _event(body)
    raise _refused("No signature is right.")


def sign_webhook(
    body: Union[str, bytes], secret: str, *, id: str = "msg_test", timestamp: Optional[dt.datetime] = None
) -> dict[str, str]:
    """The headers of a webhook with this body, to test your own endpoint with."""
    seconds = str(int(time.time() if timestamp is None else timestamp.timestamp()))
    return {
        "webhook-id": id,
        "webhook-timestamp": seconds,
        "webhook-signature": _signature(body, _key(secret), id, seconds),
    }


def _text(value: object) -> str:
    """The text of a header; nothing for what some frameworks have in place of one that is missing."""
    if isinstance(value, str):
        return value
    if isinstance(value, bytes):
        return value.decode("latin-1")
    return " ".join(map(_text, value)) if isinstance(value, (list, tuple)) else ""


def _key(secret: str) -> bytes:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except binascii.Error as error:
        raise ValueError("The secret is not whsec_ and base64.") from error
    if not key:
        raise ValueError("The secret is empty.")
    return key


def _signature(body: Union[str, bytes], key: bytes, identifier: str, timestamp: str) -> str:
    content = body.encode() if isinstance(body, str) else body
    digest = hmac.new(key, f"{identifier}.{timestamp}.".encode(errors="replace") + content, hashlib.sha256).digest()
    return "v1," + base64.b64encode(digest).decode()


def _event(body: Union[str, bytes]) -> Event:
    try:
        sent = read_json(body)
    except ValueError:
        sent = None
    if not isinstance(sent, dict):
        raise WebhookSignatureError("The body of the webhook is no event.", code="unreadable_event")
    return Event(sent)


def _refused(message: str) -> WebhookSignatureError:
    return WebhookSignatureError(message, code="invalid_signature")
