<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BillApprovalChange is made of.
 */
final class BillApprovalChange
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'approval_above' => 'decimal',
        'currency' => 'text',
        'id' => 'text',
    ];
}
