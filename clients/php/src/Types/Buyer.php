<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Buyer.
 *
 * @property-read string|null $trading_name Name that is used every day, where it is another one.
 * @property-read list<Identifier>|null $identifiers 
 * @property-read Identifier|null $legal_registration 
 * @property-read ElectronicAddress|null $electronic_address 
 * @property-read ContactPerson|null $contact Who is asked about the document.
 * @property-read string $name 
 * @property-read string|null $email 
 * @property-read Address|null $billing_address 
 * @property-read Address|null $shipping_address 
 * @property-read list<TaxId> $tax_ids 
 * @property-read string|null $buyer_reference Of invoices that have none of their own.
 * @property-read string|null $buyer_accounting_reference Of invoices that have none of their own.
 * @property-read string|null $locale Language of the documents, BCP 47.
 * @property-read string|null $document_format What the documents are written and checked as.
 */
final class Buyer extends Record
{
    public const SCHEMA = 'Buyer';
}
