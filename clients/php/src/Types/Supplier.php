<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The supplier.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the supplier.
 * @property-read string|null $currency Currency that they bill in, as a rule.
 * @property-read \DateTimeImmutable|null $archived_at Since when lists hide it.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 * @property-read string $name Name of the company or person.
 * @property-read string|null $trading_name What it is known as, if that differs.
 * @property-read string|null $email E-mail address.
 * @property-read string|null $phone Telephone number.
 * @property-read string|null $external_id Your own identifier.
 * @property-read string|null $our_number What they know you by.
 * @property-read list<TaxId> $tax_ids Tax identification numbers.
 * @property-read Identifier|null $legal_registration Entry in the commercial register.
 * @property-read ElectronicAddress|null $electronic_address Where their electronic invoices come from.
 * @property-read Address|null $address Where they are.
 * @property-read list<SupplierAccount> $bank_accounts The accounts that are known to be theirs.
 * @property-read PaymentTerms|null $payment_terms When their bills are due, unless they say it.
 * @property-read string|null $note A note for yourselves.
 * @property-read array<string, string> $metadata Texts of your own by names of your own.
 */
final class Supplier extends Record
{
    public const SCHEMA = 'Supplier';
}
