<?php

declare(strict_types=1);

namespace Countinghouse;

use InvalidArgumentException;

/**
 * What an operation asks.
 *
 * @internal
 */
final readonly class Request
{
    /**
     * @param list<string> $segments Of the path, not encoded.
     * @param array<string, string> $query
     * @param string|null $body A JSON document.
     * @param bool $isConditional Whether it may be limited to one version.
     */
    public function __construct(
        public string $method,
        public array $segments,
        public array $query = [],
        public ?string $body = null,
        public bool $isConditional = false,
    ) {
    }

    public function with(string $parameter, string $value): self
    {
        $query = [$parameter => $value] + $this->query;
        return new self($this->method, $this->segments, $query, $this->body, $this->isConditional);
    }

    /** Path and query. Refuses an identifier that would lead to another operation. */
    public function target(): string
    {
        $target = '';
        foreach ($this->segments as $segment) {
            if (in_array($segment, ['', '.', '..'], true)) {
                throw new InvalidArgumentException("\"$segment\" is no identifier.");
            }
            $target .= '/' . rawurlencode($segment);
        }
        $query = http_build_query($this->query, '', '&', PHP_QUERY_RFC3986);
        return $query === '' ? $target : "$target?$query";
    }
}
