<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The customer as it was when the document was issued.
 *
 * @property-read string|null $trading_name Name that is used every day, where it is another one.
 * @property-read list<Identifier>|null $identifiers Identifiers by schemes of ISO 6523, such as a GLN.
 * @property-read Identifier|null $legal_registration The entry in a register of companies.
 * @property-read ElectronicAddress|null $electronic_address Where electronic invoices go, by a scheme of the EAS list.
 * @property-read ContactPerson|null $contact Who is asked about the document.
 * @property-read string $name The name.
 * @property-read string|null $email The e-mail address.
 * @property-read Address|null $billing_address Where the invoice goes.
 * @property-read Address|null $shipping_address Where the goods go.
 * @property-read list<TaxId> $tax_ids The tax numbers.
 * @property-read string|null $buyer_reference Of invoices that have none of their own.
 * @property-read string|null $buyer_accounting_reference Of invoices that have none of their own.
 * @property-read string|null $locale Language of the documents, BCP 47.
 * @property-read string|null $document_format What the documents are written and checked as.
 */
final class Buyer extends Record
{
    public const SCHEMA = 'Buyer';
}
