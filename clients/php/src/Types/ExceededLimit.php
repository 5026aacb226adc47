<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The exceeded limit.
 *
 * @property-read 'operations'|'draft_only'|'customer_ids'|'product_ids'|'max_amount'|'per_day.amount'|'per_day.count'|'needs_approval'|string $name Where it stands in `limits` of the key.
 * @property-read numeric-string|null $value The amount or the number that is allowed; null for a limit that is none.
 * @property-read numeric-string|null $asked What was asked: an amount, or a number.
 * @property-read numeric-string|null $left_today What is left of it today, for limits of a day.
 * @property-read string|null $currency The currency of the limit.
 * @property-read list<string>|null $allowed What is allowed, for limits that are lists.
 */
final class ExceededLimit extends Record
{
    public const SCHEMA = 'ExceededLimit';
}
