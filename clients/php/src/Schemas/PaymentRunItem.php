<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PaymentRunItem is made of.
 */
final class PaymentRunItem
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'bill_id' => 'text',
        'amount' => 'decimal',
        'creditor_name' => 'text',
        'iban' => 'text',
        'remittance' => 'text',
        'payment_id' => 'text',
    ];
}
