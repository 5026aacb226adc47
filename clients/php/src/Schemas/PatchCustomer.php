<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What PatchCustomer is made of.
 *
 * @phpstan-import-type AddressFields from Address
 * @phpstan-import-type ContactFields from Contact
 * @phpstan-import-type ElectronicAddressFields from ElectronicAddress
 * @phpstan-import-type IdentifierFields from Identifier
 * @phpstan-import-type PaymentTermsFields from PaymentTerms
 * @phpstan-import-type TaxIdFields from TaxId
 * @phpstan-import-type WithholdingDetailsFields from WithholdingDetails
 * @phpstan-type PatchCustomerFields array{
 *     name?: string|null,
 *     email?: string|null,
 *     phone?: string|null,
 *     external_id?: string|null,
 *     tax_ids?: list<TaxIdFields|Record>|null,
 *     billing_address?: AddressFields|Record|null,
 *     shipping_address?: AddressFields|Record|null,
 *     contacts?: list<ContactFields|Record>|null,
 *     currency?: string|null,
 *     locale?: string|null,
 *     payment_terms?: PaymentTermsFields|Record|null,
 *     price_list_id?: string|null,
 *     apply_credit?: 'off'|'oldest_first'|null,
 *     withholdings?: list<WithholdingDetailsFields|Record>|null,
 *     tax_exemption?: 'none'|'exempt'|'reverse_charge'|null,
 *     trading_name?: string|null,
 *     identifiers?: list<IdentifierFields|Record>|null,
 *     legal_registration?: IdentifierFields|Record|null,
 *     electronic_address?: ElectronicAddressFields|Record|null,
 *     buyer_reference?: string|null,
 *     buyer_accounting_reference?: string|null,
 *     document_format?: 'peppol'|'xrechnung_ubl'|'xrechnung_cii'|'factur_x'|null,
 *     reminders?: 'default'|'off'|null,
 *     note?: string|null,
 *     metadata?: array<string, string|null>|null,
 * }
 */
final class PatchCustomer
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'email' => 'text',
        'phone' => 'text',
        'external_id' => 'text',
        'tax_ids' => 'TaxId[]',
        'billing_address' => 'Address',
        'shipping_address' => 'Address',
        'contacts' => 'Contact[]',
        'currency' => 'text',
        'locale' => 'text',
        'payment_terms' => 'PaymentTerms',
        'price_list_id' => 'text',
        'apply_credit' => 'text',
        'withholdings' => 'WithholdingDetails[]',
        'tax_exemption' => 'text',
        'trading_name' => 'text',
        'identifiers' => 'Identifier[]',
        'legal_registration' => 'Identifier',
        'electronic_address' => 'ElectronicAddress',
        'buyer_reference' => 'text',
        'buyer_accounting_reference' => 'text',
        'document_format' => 'text',
        'reminders' => 'text',
        'note' => 'text',
        'metadata' => 'text{}',
    ];
}
