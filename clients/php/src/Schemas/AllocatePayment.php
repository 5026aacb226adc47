<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What AllocatePayment is made of.
 *
 * @phpstan-import-type CreateAllocationFields from CreateAllocation
 * @phpstan-type AllocatePaymentFields array{
 *     allocations: list<CreateAllocationFields|Record>,
 * }
 */
final class AllocatePayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'allocations' => 'CreateAllocation[]',
    ];
}
