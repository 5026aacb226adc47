<?php

declare(strict_types=1);

namespace Countinghouse;

/** What is about to be sent. The credential is not shown. */
final class RequestReport
{
    /**
     * @param array<string, string> $headers
     * @param int $attempt 1 for the first.
     * @param float $timeout In seconds.
     */
    public function __construct(
        public readonly string $method,
        public readonly string $url,
        public readonly array $headers,
        public readonly int $attempt,
        public readonly float $timeout,
    ) {
    }
}
