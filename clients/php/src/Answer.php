<?php

declare(strict_types=1);

namespace Countinghouse;

/**
 * What an operation gave, and the answer around it.
 *
 * @template T
 */
final class Answer
{
    /**
     * @param T $data
     * @param array<string, string> $headers By their names in small letters.
     * @param string|null $requestId Under this id the service's log has the request.
     */
    public function __construct(
        public readonly mixed $data,
        public readonly int $status,
        public readonly array $headers,
        public readonly ?string $requestId,
    ) {
    }
}
