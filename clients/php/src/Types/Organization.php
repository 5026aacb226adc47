<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Whose books these are, and what new documents begin with.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the organization.
 * @property-read string $name The name.
 * @property-read 'live'|'test'|string $mode Whether the books count, or are for trying. It never changes.
 * @property-read string|null $legal_name Null: documents print the name.
 * @property-read Address|null $address The postal address.
 * @property-read list<TaxId> $tax_ids The tax numbers.
 * @property-read BankDetails|null $bank_details Where the money is to go.
 * @property-read string|null $email The e-mail address.
 * @property-read string|null $phone The telephone number.
 * @property-read list<Identifier>|null $identifiers What you are known by.
 * @property-read Identifier|null $legal_registration The entry in a register of companies.
 * @property-read string|null $legal_info What the law wants on documents.
 * @property-read ElectronicAddress|null $electronic_address Where electronic invoices come from.
 * @property-read ContactPerson|null $contact Who answers questions about documents.
 * @property-read TaxRepresentative|null $tax_representative Who represents the seller before the tax office.
 * @property-read string $currency A currency code of ISO 4217.
 * @property-read string $time_zone The time zone, IANA.
 * @property-read PaymentTerms $payment_terms How long customers may take to pay.
 * @property-read 'document'|'line'|string $tax_rounding Whether tax is rounded per line or per document.
 * @property-read 'off'|'oldest_first'|string $apply_credit Whether credit of customers settles new invoices on issue, unless the customer says otherwise.
 * @property-read 'off'|'on_receipt'|string $send_receipts Whether receipts are sent once payments are recorded, or by hand alone.
 * @property-read Settling $settling What becomes of small rests of invoices.
 * @property-read Numbering $numbering How documents get their numbers.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class Organization extends Record
{
    public const SCHEMA = 'Organization';
}
