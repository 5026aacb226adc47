<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreateAllocation is made of.
 *
 * @phpstan-type CreateAllocationFields array{
 *     invoice_id: string,
 *     amount: numeric-string|int,
 *     settle_rest?: 'bank_fee'|'rounding'|'goodwill'|'early_payment'|'none'|null,
 * }
 */
final class CreateAllocation
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoice_id' => 'text',
        'amount' => 'decimal',
        'settle_rest' => 'text',
    ];
}
