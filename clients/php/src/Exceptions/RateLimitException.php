<?php

declare(strict_types=1);

namespace Countinghouse\Exceptions;

/** 429: too many requests, also after the retries. */
final class RateLimitException extends CountinghouseException
{
}
