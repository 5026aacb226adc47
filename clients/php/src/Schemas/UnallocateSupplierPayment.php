<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What UnallocateSupplierPayment is made of.
 *
 * @phpstan-import-type BillUnallocationFields from BillUnallocation
 * @phpstan-type UnallocateSupplierPaymentFields array{
 *     allocations: list<BillUnallocationFields|Record>,
 * }
 */
final class UnallocateSupplierPayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'allocations' => 'BillUnallocation[]',
    ];
}
