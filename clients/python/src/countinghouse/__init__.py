"""The Countinghouse API."""

from ._answers import Answer, AsyncDownload, Download
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
from ._server_sent_events import ServerSentEvent
from ._settings import AppInfo, CallOptions, ChangeOptions, RequestReport, ResponseReport
from ._webhooks import sign_webhook, verify_webhook
from .generated import params, types
from .generated.async_resources import AsyncCountinghouse
from .generated.resources import Countinghouse
from .generated.version import API_VERSION, VERSION

__version__ = VERSION

__all__ = [
    "APIConnectionError",
    "API_VERSION",
    "Answer",
    "AppInfo",
    "AsyncCountinghouse",
    "AsyncDownload",
    "AsyncPages",
    "AuthenticationError",
    "CallOptions",
    "ChangeOptions",
    "ConflictError",
    "Countinghouse",
    "CountinghouseError",
    "Download",
    "NotFoundError",
    "Page",
    "Pages",
    "PermissionDeniedError",
    "RateLimitError",
    "Record",
    "RequestReport",
    "ResponseReport",
    "ServerError",
    "ServerSentEvent",
    "VERSION",
    "ValidationError",
    "WebhookSignatureError",
    "__version__",
    "params",
    "sign_webhook",
    "types",
    "verify_webhook",
]
