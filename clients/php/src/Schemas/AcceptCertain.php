<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AcceptCertain is made of.
 *
 * @phpstan-type AcceptCertainFields array{
 *     after?: string|null,
 * }
 */
final class AcceptCertain
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'after' => 'text',
    ];
}
