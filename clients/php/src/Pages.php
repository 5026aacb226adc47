<?php

declare(strict_types=1);

namespace Countinghouse;

use Closure;
use Generator;
use InvalidArgumentException;
use IteratorAggregate;

/**
 * A list: iterated over it is every item of every page, and `page()` is one page.
 *
 * Nothing is asked before, and each page only when it is needed.
 *
 * @template T
 * @implements IteratorAggregate<int, T>
 */
final class Pages implements IteratorAggregate
{
    private const PAUSE = 1.0;

    /** @param Closure(?string): Page<T> $pageAt How to get the page that begins at a cursor; the first for null. */
    public function __construct(private readonly Closure $pageAt)
    {
    }

    /**
     * The page that begins where the query says; the first if it says nothing.
     *
     * @return Page<T>
     */
    public function page(): Page
    {
        return ($this->pageAt)(null);
    }

    /**
     * Page after page, until the last.
     *
     * @return Generator<int, Page<T>>
     */
    public function pages(): Generator
    {
        [$page, $seen] = [$this->page(), []];
        yield $page;
        while ($page->hasMore && $page->nextCursor !== null) {
            $cursor = $page->nextCursor;
            if (isset($seen[$cursor])) {
                throw Documents::unreadable("The list does not end: the cursor $cursor came twice.");
            }
            $seen[$cursor] = true;
            $page = ($this->pageAt)($cursor);
            yield $page;
        }
    }

    /**
     * Every item, but not more than so many.
     *
     * @return list<T>
     */
    public function toArray(int $limit): array
    {
        if ($limit < 0) {
            throw new InvalidArgumentException("The limit must be a number from 0, not $limit.");
        }
        $items = [];
        if ($limit === 0) {
            return $items;
        }
        foreach ($this as $item) {
            $items[] = $item;
            if (count($items) >= $limit) {
                break;
            }
        }
        return $items;
    }

    /**
     * Every item, and without an end those that come later. Only for a list that can wait.
     *
     * @internal
     * @return Generator<int, T>
     */
    public function follow(): Generator
    {
        for ($cursor = null; ; ) {
            $asked = microtime(true);
            $page = ($this->pageAt)($cursor);
            foreach ($page->data as $item) {
                yield $item;
            }
            $cursor = $page->nextCursor ?? $cursor;
            if ($page->data === []) {
                // An empty answer that comes sooner is one of a service that stops, or of a proxy.
                usleep((int) max(0, (self::PAUSE - (microtime(true) - $asked)) * 1_000_000));
            }
        }
    }

    /** @return Generator<int, T> */
    public function getIterator(): Generator
    {
        foreach ($this->pages() as $page) {
            foreach ($page->data as $item) {
                yield $item;
            }
        }
    }
}
