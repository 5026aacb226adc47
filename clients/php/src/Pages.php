<?php

declare(strict_types=1);

namespace Countinghouse;

use Closure;
use Generator;
use IteratorAggregate;

/**
 * A list: iterated over it is every item of every page, and `page()` is one page.
 *
 * Nothing is asked before, and each page only when it is needed.
 *
 * @template T
 * @implements IteratorAggregate<int, T>
 */
final readonly class Pages implements IteratorAggregate
{
    /** @param Closure(?string): Page<T> $pageAt How to get the page that begins at a cursor; the first for null. */
    public function __construct(private Closure $pageAt)
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
        $page = $this->page();
        yield $page;
        while ($page->hasMore && $page->nextCursor !== null) {
            $page = ($this->pageAt)($page->nextCursor);
            yield $page;
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
