<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What LeftOutBill is made of.
 */
final class LeftOutBill
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'bill_id' => 'text',
        'reason' => 'text',
        'detail' => 'text',
    ];
}
