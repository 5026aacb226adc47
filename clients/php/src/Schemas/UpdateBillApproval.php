<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What UpdateBillApproval is made of.
 *
 * @phpstan-type UpdateBillApprovalFields array{
 *     approval_above?: numeric-string|int|null,
 * }
 */
final class UpdateBillApproval
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'approval_above' => 'decimal',
    ];
}
