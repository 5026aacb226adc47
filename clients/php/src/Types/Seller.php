<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Seller.
 *
 * @property-read string|null $trading_name Name that is used every day, where it is another one.
 * @property-read list<Identifier>|null $identifiers 
 * @property-read Identifier|null $legal_registration 
 * @property-read ElectronicAddress|null $electronic_address 
 * @property-read ContactPerson|null $contact Who is asked about the document.
 * @property-read string $name 
 * @property-read Address|null $address 
 * @property-read list<TaxId> $tax_ids 
 * @property-read BankDetails|null $bank_details 
 * @property-read string|null $email 
 * @property-read string|null $phone 
 * @property-read string|null $legal_info What the law wants on documents.
 * @property-read TaxRepresentative|null $tax_representative 
 */
final class Seller extends Record
{
    public const SCHEMA = 'Seller';
}
