<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ShownLimits is made of.
 */
final class ShownLimits
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'max_amount' => 'ShownAmount',
        'per_day' => 'ShownDayLimits',
        'draft_only' => 'boolean',
        'customer_ids' => 'text[]',
        'product_ids' => 'text[]',
        'operations' => 'text[]',
        'needs_approval' => 'ShownNeededApproval',
    ];
}
