<?php

declare(strict_types=1);

namespace Countinghouse;

/**
 * One page of a list.
 *
 * @template T
 */
final class Page
{
    /**
     * @param list<T> $data What is on it.
     * @param bool $hasMore Whether there are more after these.
     * @param string|null $nextCursor Where the next page begins.
     * @param int|null $totalCount How many there are on all pages, when it was asked for.
     */
    public function __construct(
        public readonly array $data,
        public readonly bool $hasMore,
        public readonly ?string $nextCursor,
        public readonly ?int $totalCount,
    ) {
    }
}
