<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ShownDayLimits is made of.
 */
final class ShownDayLimits
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'amount' => 'decimal',
        'currency' => 'text',
        'count' => 'integer',
    ];
}
