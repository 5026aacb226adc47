<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The organization as it was when the document was issued.
 *
 * @property-read string|null $trading_name Name that is used every day, where it is another one.
 * @property-read list<Identifier>|null $identifiers Identifiers by schemes of ISO 6523, such as a GLN.
 * @property-read Identifier|null $legal_registration The entry in a register of companies.
 * @property-read ElectronicAddress|null $electronic_address Where electronic invoices go, by a scheme of the EAS list.
 * @property-read ContactPerson|null $contact Who is asked about the document.
 * @property-read string $name The name.
 * @property-read Address|null $address The postal address.
 * @property-read list<TaxId> $tax_ids The tax numbers.
 * @property-read BankDetails|null $bank_details Where the money is to go.
 * @property-read string|null $email The e-mail address.
 * @property-read string|null $phone The telephone number.
 * @property-read string|null $legal_info What the law wants on documents.
 * @property-read TaxRepresentative|null $tax_representative Who represents the seller before the tax office.
 */
final class Seller extends Record
{
    public const SCHEMA = 'Seller';
}
