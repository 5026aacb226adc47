<?php

declare(strict_types=1);

namespace Countinghouse;

use SensitiveParameter;

/** What one call may have of its own: `new CallOptions(retries: 0)`. */
final class CallOptions
{
    /**
     * @param string|null $idempotencyKey Every POST has a key by itself; one of your own also covers a restart of your
     *     program.
     * @param float|null $timeout How many seconds one attempt may take.
     * @param int|null $retries How often a failed attempt is repeated at most.
     * @param array<string, string> $headers Sent besides those of the client.
     * @param int|null $ifVersion Change only this version of the resource; another one is a ConflictException. For
     *     methods that say so; others refuse it.
     * @param string|null $apiKey A credential of this call; an empty text is none.
     * @param string|null $baseUrl The address of another service.
     */
    public function __construct(
        public readonly ?string $idempotencyKey = null,
        public readonly ?float $timeout = null,
        public readonly ?int $retries = null,
        public readonly array $headers = [],
        public readonly ?int $ifVersion = null,
        #[SensitiveParameter] public readonly ?string $apiKey = null,
        public readonly ?string $baseUrl = null,
    ) {
    }

    /** @return array<string, mixed> Without the credential, as it may be logged. */
    public function __debugInfo(): array
    {
        return ['apiKey' => $this->apiKey === null ? null : '…'] + get_object_vars($this);
    }
}
