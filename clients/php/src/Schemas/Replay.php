<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Replay is made of.
 *
 * @phpstan-type ReplayFields array{
 *     from_sequence: int,
 *     to_sequence?: int|null,
 *     event_types?: list<string>|null,
 *     only_failed?: bool|null,
 * }
 */
final class Replay
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'from_sequence' => 'integer',
        'to_sequence' => 'integer',
        'event_types' => 'text[]',
        'only_failed' => 'boolean',
    ];
}
