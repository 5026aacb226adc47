<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What has come of a statement in a file.
 *
 * @property-read string $bank_account_id The account.
 * @property-read 'camt052'|'camt053'|'camt054'|'mt940'|'csv'|string $kind The form of the file.
 * @property-read string $file_sha256 SHA-256 of the file, in hexadecimal.
 * @property-read int $position Its place among the statements of the file, from 1.
 * @property-read string|null $statement_id What the bank calls it; banks use it again.
 * @property-read string|null $sequence Its number.
 * @property-read string|null $from_on The day of its first line.
 * @property-read string|null $to_on The day of its last line.
 * @property-read string|null $opening_on The day of its opening balance, as the bank says it.
 * @property-read numeric-string|null $opening_balance The balance before its lines.
 * @property-read string|null $closing_on The day of its closing balance.
 * @property-read numeric-string|null $closing_balance The balance after its lines.
 * @property-read bool $is_closing_final Whether no more lines of the closing day follow.
 * @property-read bool $is_balanced Whether its lines were proved to lead from the opening to the closing balance.
 * @property-read bool $is_reversal_turned Whether entries that take back another one had the other sign than the form says.
 * @property-read int $new_lines Lines that it brought.
 * @property-read int $known_lines Lines that were there before.
 * @property-read int $filled_lines Known lines that it told more of.
 * @property-read int $left_out Entries that were left out: not booked yet, or in another currency.
 * @property-read string|null $id Null while nothing is stored.
 * @property-read list<StatementFinding> $findings What is worth a look.
 */
final class ImportedStatement extends Record
{
    public const SCHEMA = 'ImportedStatement';
}
