<?php

declare(strict_types=1);

namespace Countinghouse\Http;

/** An answer, whole or as it comes. */
final class HttpResponse
{
    /**
     * @param array<string, string> $headers By their names in small letters.
     * @param iterable<string>|string $body Parts, where it is read as it comes.
     */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly iterable|string $body,
    ) {
    }

    /** All of the body. */
    public function content(): string
    {
        if (is_string($this->body)) {
            return $this->body;
        }
        $content = '';
        foreach ($this->body as $part) {
            $content .= $part;
        }
        return $content;
    }
}
