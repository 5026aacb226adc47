<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A balance beside the lines that lead to it.
 *
 * @property-read string $bank_statement_id The statement that says it.
 * @property-read string $day The day that it closes.
 * @property-read numeric-string $balance The balance, as the bank says it.
 * @property-read numeric-string $by_lines The balance before it, and the lines since.
 * @property-read numeric-string $difference What is missing between the balance before it and this one; 0 where nothing is.
 */
final class BankBalance extends Record
{
    public const SCHEMA = 'BankBalance';
}
