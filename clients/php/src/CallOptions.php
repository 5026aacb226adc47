<?php

declare(strict_types=1);

namespace Countinghouse;

/** What one call may have of its own: `new CallOptions(retries: 0)`. */
final readonly class CallOptions
{
    /**
     * @param string|null $idempotencyKey Every POST has a key by itself; one of your own also covers a restart of your
     *     program.
     * @param float|null $timeout How many seconds one attempt may take.
     * @param int|null $retries How often a failed attempt is repeated at most.
     * @param array<string, string> $headers Sent besides those of the client.
     * @param int|null $ifVersion Change only this version of the resource; another one is a ConflictException. For
     *     methods that say so; others refuse it.
     */
    public function __construct(
        public ?string $idempotencyKey = null,
        public ?float $timeout = null,
        public ?int $retries = null,
        public array $headers = [],
        public ?int $ifVersion = null,
    ) {
    }
}
