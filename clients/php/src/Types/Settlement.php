<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The settlement.
 *
 * @property-read numeric-string $paid By payments.
 * @property-read numeric-string $credited By credit notes.
 * @property-read numeric-string $prepaid As much of what was prepaid as there was to pay.
 * @property-read numeric-string $discount Taken off for paying early.
 * @property-read numeric-string $waived Small rests that were let go.
 * @property-read numeric-string $written_off Of an uncollectible invoice: what is not asked for any more.
 * @property-read numeric-string $due What is still owed; nothing of what was written off.
 * @property-read string $by Until when.
 * @property-read numeric-string $due_next What of it is to be paid next: all that is overdue, else the first instalment that is open.
 * @property-read list<OpenDiscount> $open_discounts Discounts for paying early that may still be taken today, the first to end first.
 */
final class Settlement extends Record
{
    public const SCHEMA = 'Settlement';
}
