<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Erasure is made of.
 */
final class Erasure
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'customer_id' => 'text',
        'reason' => 'text',
        'dry_run' => 'boolean',
        'erased' => 'Erased',
        'kept' => 'KeptRecords[]',
        'next_on' => 'date',
        'erased_at' => 'date-time',
    ];
}
