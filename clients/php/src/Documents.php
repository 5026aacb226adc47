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
    /** A document as a type of Values. */
    public static function read(string $body, string $type): mixed
    {
        $isList = str_ends_with($type, '[]');
        $document = Values::decode($body);
        // PHP has one kind of array for both.
        if (!is_array($document) || ltrim($body)[0] !== ($isList ? '[' : '{')) {
            throw self::unreadable('The answer is no ' . ($isList ? 'list.' : 'object.'));
        }
        return Values::read($isList ? self::objectsIn($document) : $document, $type);
    }

    /** @return Page<mixed> */
    public static function page(string $body, string $type): Page
    {
        $sent = Values::decode($body);
        $data = is_array($sent) ? $sent['data'] ?? null : null;
        $cursor = is_array($sent) ? $sent['next_cursor'] ?? null : null;
        $count = is_array($sent) ? $sent['total_count'] ?? null : null;
        $isPage = is_array($sent) && is_array($data) && is_bool($sent['has_more'] ?? null) && !is_array($cursor);
        if (!$isPage) {
            throw self::unreadable('The answer is no page of a list.');
        }
        $items = Values::read(self::objectsIn($data), "{$type}[]");
        $next = $cursor === null ? null : (string) $cursor;
        return new Page($items, $sent['has_more'], $next, is_int($count) ? $count : null);
    }

    /** JSON as its value, nothing as null, and anything else as the text that it is. */
    public static function anything(HttpResponse $answer): mixed
    {
        $body = $answer->content();
        $media = explode(';', $answer->headers['content-type'] ?? '')[0];
        return $body === '' ? null : (preg_match('/\bjson\b/', $media) === 1 ? Values::decode($body) : $body);
    }

    /**
     * @param array<mixed> $items
     * @return list<array<string, mixed>>
     */
    private static function objectsIn(array $items): array
    {
        $isObject = static fn (mixed $item): bool => is_array($item) && !array_is_list($item);
        if (!array_is_list($items) || array_filter($items, $isObject) !== $items) {
            throw self::unreadable('The answer is no list of objects.');
        }
        return $items;
    }

    public static function unreadable(string $message): ConnectionException
    {
        return new ConnectionException($message, 'unreadable_answer');
    }
}
