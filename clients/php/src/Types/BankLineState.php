<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What events tell of a bank line: nothing that names anybody.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the line.
 * @property-read string $bank_account_id The account.
 * @property-read string $booked_on The day that it was booked.
 * @property-read numeric-string $amount Money in is above zero, money out below.
 * @property-read string $currency Of the account.
 * @property-read numeric-string $matched_amount How much of it is said what it is.
 * @property-read 'new'|'held'|'ignored'|'matched'|string $state Whether it is to be looked at.
 * @property-read string|null $hold_until Until when it is held.
 * @property-read 'request'|'accept_certain'|'auto_certain'|string|null $matched_by In `bank_line.matched`, how it came to be: by a request, by booking all that is certain, or by the setting of the bank account; null elsewhere.
 */
final class BankLineState extends Record
{
    public const SCHEMA = 'BankLineState';
}
