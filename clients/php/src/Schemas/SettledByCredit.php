<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SettledByCredit is made of.
 */
final class SettledByCredit
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'payment_id' => 'text',
        'credit_note_id' => 'text',
        'invoice_id' => 'text',
        'currency' => 'text',
        'amount' => 'decimal',
    ];
}
