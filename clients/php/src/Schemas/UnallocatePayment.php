<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What UnallocatePayment is made of.
 *
 * @phpstan-import-type UnallocationFields from Unallocation
 * @phpstan-type UnallocatePaymentFields array{
 *     allocations: list<UnallocationFields|Record>,
 * }
 */
final class UnallocatePayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'allocations' => 'Unallocation[]',
    ];
}
