<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The receivables that are overdue for so many days.
 *
 * @property-read 'not_due'|'1_30'|'31_60'|'61_90'|'over_90'|string $bucket Days since the due date.
 * @property-read numeric-string $amount What is due on these invoices.
 * @property-read int $invoices How many invoices these are.
 */
final class AgingBucket extends Record
{
    public const SCHEMA = 'AgingBucket';
}
