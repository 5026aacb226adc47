<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MatchingRule is made of.
 */
final class MatchingRule
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
        'name' => 'text',
        'direction' => 'text',
        'counterparty_iban' => 'text',
        'name_contains' => 'text',
        'text_contains' => 'text',
        'amount_from' => 'decimal',
        'amount_to' => 'decimal',
        'reason' => 'text',
        'uses' => 'integer',
        'last_used_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
