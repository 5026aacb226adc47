<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What PatchSupplier is made of.
 *
 * @phpstan-import-type AddressFields from Address
 * @phpstan-import-type ElectronicAddressFields from ElectronicAddress
 * @phpstan-import-type IdentifierFields from Identifier
 * @phpstan-import-type PaymentTermsFields from PaymentTerms
 * @phpstan-import-type SupplierAccountFields from SupplierAccount
 * @phpstan-import-type TaxIdFields from TaxId
 * @phpstan-type PatchSupplierFields array{
 *     name?: string|null,
 *     trading_name?: string|null,
 *     email?: string|null,
 *     phone?: string|null,
 *     external_id?: string|null,
 *     our_number?: string|null,
 *     tax_ids?: list<TaxIdFields|Record>|null,
 *     legal_registration?: IdentifierFields|Record|null,
 *     electronic_address?: ElectronicAddressFields|Record|null,
 *     address?: AddressFields|Record|null,
 *     bank_accounts?: list<SupplierAccountFields|Record>|null,
 *     currency?: string|null,
 *     payment_terms?: PaymentTermsFields|Record|null,
 *     note?: string|null,
 *     metadata?: array<string, string|null>|null,
 * }
 */
final class PatchSupplier
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'trading_name' => 'text',
        'email' => 'text',
        'phone' => 'text',
        'external_id' => 'text',
        'our_number' => 'text',
        'tax_ids' => 'TaxId[]',
        'legal_registration' => 'Identifier',
        'electronic_address' => 'ElectronicAddress',
        'address' => 'Address',
        'bank_accounts' => 'SupplierAccount[]',
        'currency' => 'text',
        'payment_terms' => 'PaymentTerms',
        'note' => 'text',
        'metadata' => 'text{}',
    ];
}
