<?php

declare(strict_types=1);

namespace Countinghouse\Http;

/** One attempt, as an HTTP client sends it. */
final class HttpRequest
{
    /**
     * @param array<string, string> $headers
     * @param float $timeout How many seconds it may take, its answer included.
     * @param bool $isRepeatable Whether the client may send it again by itself, on a connection that had been closed.
     */
    public function __construct(
        public readonly string $method,
        public readonly string $url,
        public readonly array $headers,
        public readonly ?string $body,
        public readonly float $timeout,
        public readonly bool $isRepeatable,
    ) {
    }

    /** @return array<string, mixed> Without the credential: what is logged of an exception has its arguments. */
    public function __debugInfo(): array
    {
        $shown = isset($this->headers['Authorization']) ? ['Authorization' => 'Bearer …'] : [];
        return ['headers' => [...$this->headers, ...$shown]] + get_object_vars($this);
    }
}
