<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreateBillPayment is made of.
 *
 * @phpstan-type CreateBillPaymentFields array{
 *     iban?: string|null,
 *     bic?: string|null,
 *     account_holder?: string|null,
 *     reference?: string|null,
 * }
 */
final class CreateBillPayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'iban' => 'text',
        'bic' => 'text',
        'account_holder' => 'text',
        'reference' => 'text',
    ];
}
