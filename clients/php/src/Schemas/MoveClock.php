<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MoveClock is made of.
 *
 * @phpstan-type MoveClockFields array{
 *     now: \DateTimeInterface|string,
 * }
 */
final class MoveClock
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'now' => 'date-time',
    ];
}
