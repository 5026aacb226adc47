<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SupplierAccount is made of.
 *
 * @phpstan-type SupplierAccountFields array{
 *     iban: string,
 *     bic?: string|null,
 *     account_holder?: string|null,
 * }
 */
final class SupplierAccount
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'iban' => 'text',
        'bic' => 'text',
        'account_holder' => 'text',
    ];
}
