<?php

declare(strict_types=1);

namespace Countinghouse\Exceptions;

/** A webhook that is not from the service, or is too old: `invalid_signature`; or is no event: `unreadable_event`. */
final class WebhookSignatureException extends CountinghouseException
{
}
