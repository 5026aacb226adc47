<?php

declare(strict_types=1);

namespace Countinghouse;

use Countinghouse\Exceptions\CountinghouseException;

/**
 * When another attempt is of use, and when.
 *
 * @internal
 */
final class Retry
{
    private const BACKOFF = 0.5;
    private const BACKOFF_MAX = 8.0;
    /** Whoever is asked to wait longer is told at once. */
    private const RETRY_AFTER_MAX = 60.0;
    private const PASSING = ['connection_failed', 'timeout', 'idempotency_in_progress'];

    /** How many seconds to wait after this attempt (the first is 1); null when another one is of no use. */
    public static function pauseAfter(CountinghouseException $error, int $attempt, bool $isConditional): ?float
    {
        // It may have been done already, and would then be refused because of its own first attempt.
        if ($error->status === null && $isConditional) {
            return null;
        }
        if (!in_array($error->errorCode, self::PASSING, true) && !in_array($error->status, [429, 503], true)) {
            return null;
        }
        if ($error->retryAfterSeconds !== null) {
            return $error->retryAfterSeconds > self::RETRY_AFTER_MAX ? null : $error->retryAfterSeconds;
        }
        return min(self::BACKOFF * 2 ** ($attempt - 1), self::BACKOFF_MAX) * random_int(500, 1000) / 1000;
    }
}
