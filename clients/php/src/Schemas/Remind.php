<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Remind is made of.
 *
 * @phpstan-type RemindFields array{
 *     text?: string|null,
 * }
 */
final class Remind
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'text' => 'text',
    ];
}
