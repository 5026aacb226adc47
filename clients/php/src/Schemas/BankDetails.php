<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BankDetails is made of.
 *
 * @phpstan-type BankDetailsFields array{
 *     account_holder?: string|null,
 *     iban?: string|null,
 *     bic?: string|null,
 *     bank_name?: string|null,
 *     account_number?: string|null,
 *     routing_number?: string|null,
 *     creditor_id?: string|null,
 * }
 */
final class BankDetails
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'account_holder' => 'text',
        'iban' => 'text',
        'bic' => 'text',
        'bank_name' => 'text',
        'account_number' => 'text',
        'routing_number' => 'text',
        'creditor_id' => 'text',
    ];
}
