<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What LineDetail is made of.
 */
final class LineDetail
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
        'amount' => 'decimal',
    ];
}
