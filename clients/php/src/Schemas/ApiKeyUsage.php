<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ApiKeyUsage is made of.
 */
final class ApiKeyUsage
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limits' => 'ShownLimits',
        'limits_version' => 'integer',
        'day' => 'date',
        'amounts' => 'ShownAmount[]',
        'count' => 'integer',
        'left_amount' => 'decimal',
        'left_count' => 'integer',
        'api_key_id' => 'text',
    ];
}
