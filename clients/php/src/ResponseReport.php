<?php

declare(strict_types=1);

namespace Countinghouse;

use Countinghouse\Exceptions\CountinghouseException;

/** What came of an attempt. */
final class ResponseReport
{
    /**
     * @param float $duration In seconds.
     * @param int|null $status Null when there was no answer.
     * @param CountinghouseException|null $error What the attempt failed with; another attempt may follow.
     */
    public function __construct(
        public readonly string $method,
        public readonly string $url,
        public readonly int $attempt,
        public readonly float $duration,
        public readonly ?int $status,
        public readonly ?string $requestId,
        public readonly ?CountinghouseException $error,
    ) {
    }
}
