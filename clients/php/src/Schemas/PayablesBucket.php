<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PayablesBucket is made of.
 */
final class PayablesBucket
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'bucket' => 'text',
        'amount' => 'decimal',
        'bills' => 'integer',
    ];
}
