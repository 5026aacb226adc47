<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BankLineSummary is made of.
 */
final class BankLineSummary
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'counterparty_name' => 'text',
        'counterparty_iban' => 'text',
        'counterparty_bic' => 'text',
        'text' => 'text',
        'end_to_end_id' => 'text',
        'mandate_id' => 'text',
        'creditor_id' => 'text',
        'structured_reference' => 'text',
        'return_reason' => 'text',
        'original_amount' => 'text',
        'original_currency' => 'text',
        'id' => 'text',
        'version' => 'integer',
        'bank_account_id' => 'text',
        'bank_statement_id' => 'text',
        'position' => 'integer',
        'booked_on' => 'date',
        'valued_on' => 'date',
        'amount' => 'decimal',
        'currency' => 'text',
        'bank_reference' => 'text',
        'batch_reference' => 'text',
        'bank_code' => 'text',
        'transaction_code' => 'text',
        'charges' => 'decimal',
        'details_count' => 'integer',
        'matched_amount' => 'decimal',
        'state' => 'text',
        'available_actions' => 'text[]',
        'hold_until' => 'date',
        'note' => 'text',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
