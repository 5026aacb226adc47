<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AgingBucket is made of.
 */
final class AgingBucket
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'bucket' => 'text',
        'amount' => 'decimal',
        'invoices' => 'integer',
    ];
}
