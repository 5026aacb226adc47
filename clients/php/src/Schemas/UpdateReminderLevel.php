<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What UpdateReminderLevel is made of.
 *
 * @phpstan-type UpdateReminderLevelFields array{
 *     days: int,
 *     channel?: 'email'|'task'|null,
 *     fee?: numeric-string|int|null,
 * }
 */
final class UpdateReminderLevel
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'days' => 'integer',
        'channel' => 'text',
        'fee' => 'decimal',
    ];
}
