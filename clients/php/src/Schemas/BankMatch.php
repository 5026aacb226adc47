<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BankMatch is made of.
 */
final class BankMatch
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'bank_line_id' => 'text',
        'kind' => 'text',
        'amount' => 'decimal',
        'payment_id' => 'text',
        'refund_id' => 'text',
        'credit_note_id' => 'text',
        'bill_payment_id' => 'text',
        'is_made' => 'boolean',
        'reason' => 'text',
        'verdict' => 'text',
        'facts' => 'text[]',
        'matched_by' => 'text',
        'matching_rule_id' => 'text',
        'undone_at' => 'date-time',
        'created_at' => 'date-time',
    ];
}
