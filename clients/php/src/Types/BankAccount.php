<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * An account at a bank that statements are imported for.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the bank account.
 * @property-read string $name What you call it.
 * @property-read string $currency Of the account.
 * @property-read string|null $iban Statements must be of it.
 * @property-read string|null $account_number What the bank knows an account without an IBAN by.
 * @property-read string|null $bic That of the bank.
 * @property-read CsvMapping|null $csv_mapping What each column of its CSV files means, where that is not known.
 * @property-read bool $auto_certain Whether an import books by itself what is certain of the lines that it brings.
 * @property-read string|null $note A note for yourselves.
 * @property-read array<string, string> $metadata Texts of your own by names of your own.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class BankAccount extends Record
{
    public const SCHEMA = 'BankAccount';
}
