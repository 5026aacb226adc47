<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What UpdateOrganization is made of.
 *
 * @phpstan-import-type AddressFields from Address
 * @phpstan-import-type BankDetailsFields from BankDetails
 * @phpstan-import-type ContactPersonFields from ContactPerson
 * @phpstan-import-type ElectronicAddressFields from ElectronicAddress
 * @phpstan-import-type IdentifierFields from Identifier
 * @phpstan-import-type PaymentTermsFields from PaymentTerms
 * @phpstan-import-type SettlingFields from Settling
 * @phpstan-import-type TaxIdFields from TaxId
 * @phpstan-import-type TaxRepresentativeFields from TaxRepresentative
 * @phpstan-import-type UpdateNumberingFields from UpdateNumbering
 * @phpstan-type UpdateOrganizationFields array{
 *     name: string,
 *     legal_name?: string|null,
 *     address?: AddressFields|Record|null,
 *     tax_ids?: list<TaxIdFields|Record>|null,
 *     bank_details?: BankDetailsFields|Record|null,
 *     email?: string|null,
 *     phone?: string|null,
 *     identifiers?: list<IdentifierFields|Record>|null,
 *     legal_registration?: IdentifierFields|Record|null,
 *     legal_info?: string|null,
 *     electronic_address?: ElectronicAddressFields|Record|null,
 *     contact?: ContactPersonFields|Record|null,
 *     tax_representative?: TaxRepresentativeFields|Record|null,
 *     currency: string,
 *     time_zone: string,
 *     payment_terms?: PaymentTermsFields|Record|null,
 *     tax_rounding?: 'document'|'line'|null,
 *     apply_credit?: 'off'|'oldest_first'|null,
 *     send_receipts?: 'off'|'on_receipt'|null,
 *     settling?: SettlingFields|Record|null,
 *     numbering?: UpdateNumberingFields|Record|null,
 * }
 */
final class UpdateOrganization
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'legal_name' => 'text',
        'address' => 'Address',
        'tax_ids' => 'TaxId[]',
        'bank_details' => 'BankDetails',
        'email' => 'text',
        'phone' => 'text',
        'identifiers' => 'Identifier[]',
        'legal_registration' => 'Identifier',
        'legal_info' => 'text',
        'electronic_address' => 'ElectronicAddress',
        'contact' => 'ContactPerson',
        'tax_representative' => 'TaxRepresentative',
        'currency' => 'text',
        'time_zone' => 'text',
        'payment_terms' => 'PaymentTerms',
        'tax_rounding' => 'text',
        'apply_credit' => 'text',
        'send_receipts' => 'text',
        'settling' => 'Settling',
        'numbering' => 'UpdateNumbering',
    ];
}
