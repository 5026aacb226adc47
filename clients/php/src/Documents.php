<?php

declare(strict_types=1);

namespace Countinghouse;

use Countinghouse\Exceptions\ConnectionException;
use Countinghouse\Http\HttpResponse;

/**
 * What follows from an answer's content.
 *
 * @internal
 */
final class Documents
{
    /**
     * @template T of Record
     * @param class-string<T> $class
     * @return T
     */
    public static function record(string $body, string $class): Record
    {
        return new $class(self::arrayIn($body, '{', 'The answer is no object.'));
    }

    /**
     * @template T of Record
     * @param class-string<T> $class
     * @return list<T>
     */
    public static function records(string $body, string $class): array
    {
        return self::recordsOf(self::arrayIn($body, '[', 'The answer is no list.'), $class);
    }

    /**
     * @template T of Record
     * @param class-string<T> $class
     * @return Page<T>
     */
    public static function page(string $body, string $class): Page
    {
        $message = 'The answer is no page of a list.';
        $sent = self::arrayIn($body, '{', $message);
        [$data, $hasMore] = [$sent['data'] ?? null, $sent['has_more'] ?? null];
        [$cursor, $count] = [$sent['next_cursor'] ?? null, $sent['total_count'] ?? null];
        if (!is_array($data) || !is_bool($hasMore) || !($cursor === null || is_scalar($cursor))) {
            throw self::unreadable($message);
        }
        $next = $cursor === null ? null : (string) $cursor;
        return new Page(self::recordsOf($data, $class), $hasMore, $next, is_int($count) ? $count : null);
    }

    /** JSON as its value, nothing as null, and anything else as the text that it is. */
    public static function anything(HttpResponse $answer): mixed
    {
        $body = $answer->content();
        $media = explode(';', $answer->headers['content-type'] ?? '')[0];
        return $body === '' ? null : (preg_match('/\bjson\b/', $media) === 1 ? Values::decode($body) : $body);
    }

    public static function unreadable(string $message): ConnectionException
    {
        return new ConnectionException($message, 'unreadable_answer');
    }

    /**
     * PHP has one kind of array for objects and lists: the first character tells which it is.
     *
     * @return array<string, mixed>|list<mixed>
     */
    private static function arrayIn(string $body, string $first, string $otherwise): array
    {
        $document = Values::decode($body);
        if (!is_array($document) || ltrim($body)[0] !== $first) {
            throw self::unreadable($otherwise);
        }
        return $document;
    }

    /**
     * @template T of Record
     * @param array<mixed> $items
     * @param class-string<T> $class
     * @return list<T>
     */
    private static function recordsOf(array $items, string $class): array
    {
        $records = [];
        foreach ($items as $item) {
            if (!array_is_list($items) || !is_array($item) || array_is_list($item)) {
                throw self::unreadable('The answer is no list of objects.');
            }
            $records[] = new $class($item);
        }
        return $records;
    }
}
