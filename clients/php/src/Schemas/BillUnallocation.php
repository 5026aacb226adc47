<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BillUnallocation is made of.
 *
 * @phpstan-type BillUnallocationFields array{
 *     bill_id: string,
 * }
 */
final class BillUnallocation
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'bill_id' => 'text',
    ];
}
