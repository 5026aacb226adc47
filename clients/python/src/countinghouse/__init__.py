"""The Countinghouse API."""

from ._errors import (
    APIConnectionError,
    AuthenticationError,
    ConflictError,
    CountinghouseError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitError,
    ServerError,
    ValidationError,
    WebhookSignatureError,
)
from ._pages import AsyncPages, Page, Pages
from ._records import Record
from ._transport import CallOptions, ChangeOptions
from ._webhooks import sign_webhook, verify_webhook
from .generated import params, types
from .generated.async_resources import AsyncCountinghouse
from .generated.resources import Countinghouse

__all__ = [
    "APIConnectionError",
    "AsyncCountinghouse",
    "AsyncPages",
    "AuthenticationError",
    "CallOptions",
    "ChangeOptions",
    "ConflictError",
    "Countinghouse",
    "CountinghouseError",
    "NotFoundError",
    "Page",
    "Pages",
    "PermissionDeniedError",
    "RateLimitError",
    "Record",
    "ServerError",
    "ValidationError",
    "WebhookSignatureError",
    "params",
    "sign_webhook",
    "types",
    "verify_webhook",
]
