<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MarkSent is made of.
 *
 * @phpstan-type MarkSentFields array{
 *     channel?: 'email'|'post'|'network'|'other'|null,
 * }
 */
final class MarkSent
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'channel' => 'text',
    ];
}
