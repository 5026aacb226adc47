<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BillFinding is made of.
 */
final class BillFinding
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'code' => 'text',
        'severity' => 'text',
        'pointer' => 'text',
        'detail' => 'text',
        'rule' => 'text',
    ];
}
