<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MatchingRuleState is made of.
 */
final class MatchingRuleState
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'position' => 'integer',
        'is_active' => 'boolean',
        'bank_account_id' => 'text',
        'outcome' => 'text',
        'customer_id' => 'text',
        'is_certain' => 'boolean',
    ];
}
