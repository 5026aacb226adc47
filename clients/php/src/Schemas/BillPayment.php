<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BillPayment is made of.
 */
final class BillPayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'iban' => 'text',
        'bic' => 'text',
        'account_holder' => 'text',
        'reference' => 'text',
    ];
}
