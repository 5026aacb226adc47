<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What AllocateSupplierPayment is made of.
 *
 * @phpstan-import-type CreateBillAllocationFields from CreateBillAllocation
 * @phpstan-type AllocateSupplierPaymentFields array{
 *     allocations: list<CreateBillAllocationFields|Record>,
 * }
 */
final class AllocateSupplierPayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'allocations' => 'CreateBillAllocation[]',
    ];
}
