<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Organization.
 *
 * @property-read string $id 
 * @property-read int $version Counts the changes of the organization.
 * @property-read string $name 
 * @property-read string|null $legal_name Null: documents print the name.
 * @property-read Address|null $address 
 * @property-read list<TaxId> $tax_ids 
 * @property-read BankDetails|null $bank_details 
 * @property-read string|null $email 
 * @property-read string|null $phone 
 * @property-read list<Identifier>|null $identifiers What you are known by.
 * @property-read Identifier|null $legal_registration 
 * @property-read string|null $legal_info What the law wants on documents.
 * @property-read ElectronicAddress|null $electronic_address Where electronic invoices come from.
 * @property-read ContactPerson|null $contact Who answers questions about documents.
 * @property-read TaxRepresentative|null $tax_representative 
 * @property-read string $currency 
 * @property-read string $time_zone 
 * @property-read PaymentTerms $payment_terms 
 * @property-read 'document'|'line'|string $tax_rounding 
 * @property-read Numbering $numbering 
 * @property-read \DateTimeImmutable $created_at 
 * @property-read \DateTimeImmutable $updated_at 
 */
final class Organization extends Record
{
    public const SCHEMA = 'Organization';
}
