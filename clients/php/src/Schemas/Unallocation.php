<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Unallocation is made of.
 *
 * @phpstan-type UnallocationFields array{
 *     invoice_id: string,
 *     amount?: numeric-string|int|null,
 * }
 */
final class Unallocation
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoice_id' => 'text',
        'amount' => 'decimal',
    ];
}
