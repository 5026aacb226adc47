<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The payables bucket.
 *
 * @property-read 'not_due'|'1_30'|'31_60'|'61_90'|'over_90'|string $bucket Days since the due date.
 * @property-read numeric-string $amount What is due on these bills.
 * @property-read int $bills How many bills these are.
 */
final class PayablesBucket extends Record
{
    public const SCHEMA = 'PayablesBucket';
}
