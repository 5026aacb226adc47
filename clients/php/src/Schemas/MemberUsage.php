<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MemberUsage is made of.
 */
final class MemberUsage
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
        'user_id' => 'text',
    ];
}
