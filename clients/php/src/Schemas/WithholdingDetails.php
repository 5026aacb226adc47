<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What WithholdingDetails is made of.
 *
 * @phpstan-type WithholdingDetailsFields array{
 *     name: string,
 *     rate: numeric-string|int,
 * }
 */
final class WithholdingDetails
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'rate' => 'decimal',
    ];
}
