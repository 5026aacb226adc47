<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The retention.
 *
 * @property-read RetentionYears $years For how many years after the one of its date each kind is kept once the customer is erased.
 * @property-read RetentionYears $defaults What holds for a kind without a decision of its own: general knowledge of the country of the seller.
 * @property-read string $law The law that asks for it, by the country of the seller.
 * @property-read string $notice What these numbers are not.
 * @property-read list<DueErasures> $due When something is erased next, the first first.
 */
final class Retention extends Record
{
    public const SCHEMA = 'Retention';
}
