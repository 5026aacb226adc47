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
    /** Of what was asked to wait: not everybody comes back in the same instant. */
    private const SPREAD = 0.25;
    private const SPREAD_MIN = 0.5;
    /** It has not been done. */
    private const BUSY = [429, 503];
    /** Nobody knows what became of it, as without an answer; 502 and 504 are those of a proxy. */
    private const UNANSWERED = [408, 502, 504];
    private const PASSING = ['connection_failed', 'timeout', 'idempotency_in_progress'];

    /** How many seconds to wait after this attempt (the first is 1); null when another one is of no use. */
    public static function pauseAfter(CountinghouseException $error, int $attempt, bool $isConditional): ?float
    {
        // It may have been done already, and would then be refused because of its own first attempt.
        if ($isConditional && in_array($error->status, [null, ...self::UNANSWERED], true)) {
            return null;
        }
        $isPassing = in_array($error->status, [...self::BUSY, ...self::UNANSWERED], true);
        if (!$isPassing && !in_array($error->errorCode, self::PASSING, true)) {
            return null;
        }
        if ($error->retryAfterSeconds !== null) {
            $wait = $error->retryAfterSeconds;
            $spread = max(self::SPREAD_MIN, $wait * self::SPREAD) * random_int(0, 1000) / 1000;
            return $wait > self::RETRY_AFTER_MAX ? null : $wait + $spread;
        }
        return min(self::BACKOFF * 2 ** ($attempt - 1), self::BACKOFF_MAX) * random_int(500, 1000) / 1000;
    }
}
