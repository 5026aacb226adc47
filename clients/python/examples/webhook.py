"""What an endpoint for webhooks does with a request: here with one that it has signed itself."""

import os
from typing import Mapping

from countinghouse import WebhookSignatureError, sign_webhook, types, verify_webhook

SECRET = os.environ.get("WEBHOOK_SECRET", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")


def receive(body: bytes, headers: Mapping[str, str]) -> int:
    """Gives the status to answer with."""
    try:
        event = verify_webhook(body, headers, SECRET)
    except WebhookSignatureError:
        return 400
    if isinstance(event.object, types.Invoice):
        print(event.type, event.object.total)
    return 204


sent = b'{"id":"evt_1","type":"invoice.created","data":{"object":{"id":"inv_1","total":1420.56}}}'
assert receive(sent, sign_webhook(sent, SECRET)) == 204
assert receive(sent + b" ", sign_webhook(sent, SECRET)) == 400
