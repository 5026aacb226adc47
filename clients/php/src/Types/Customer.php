<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Customer.
 *
 * @property-read string $id 
 * @property-read int $version Counts the changes of the customer.
 * @property-read string $name 
 * @property-read string|null $email 
 * @property-read string|null $phone 
 * @property-read string|null $external_id Your own identifier.
 * @property-read list<TaxId> $tax_ids 
 * @property-read Address|null $billing_address 
 * @property-read Address|null $shipping_address 
 * @property-read list<Contact> $contacts 
 * @property-read string|null $currency Null: the organization’s currency.
 * @property-read string|null $locale 
 * @property-read PaymentTerms|null $payment_terms Null: the organization’s terms.
 * @property-read 'none'|'exempt'|'reverse_charge'|string $tax_exemption 
 * @property-read string|null $trading_name Said on documents beside the name.
 * @property-read list<Identifier>|null $identifiers What it is known by.
 * @property-read Identifier|null $legal_registration 
 * @property-read ElectronicAddress|null $electronic_address Where electronic invoices are delivered to.
 * @property-read string|null $buyer_reference Of invoices that have none of their own.
 * @property-read string|null $buyer_accounting_reference Of invoices that have none of their own.
 * @property-read 'peppol'|'xrechnung_ubl'|'xrechnung_cii'|'factur_x'|string|null $document_format What invoices are written and checked as; null: a PDF is enough.
 * @property-read string|null $note 
 * @property-read array<string, string> $metadata 
 * @property-read \DateTimeImmutable|null $archived_at Since when it is hidden from lists.
 * @property-read \DateTimeImmutable $created_at 
 * @property-read \DateTimeImmutable $updated_at 
 */
final class Customer extends Record
{
    public const SCHEMA = 'Customer';
}
