<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PaymentRunFacts is made of.
 */
final class PaymentRunFacts
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'status' => 'text',
        'bank_account_id' => 'text',
        'execute_on' => 'date',
        'currency' => 'text',
        'total' => 'decimal',
        'transfers' => 'integer',
        'file_sha256' => 'text',
        'released_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
