<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The left item.
 *
 * @property-read string $quote_item_id A line that was accepted.
 * @property-read numeric-string $quantity How much of it is on no invoice.
 */
final class LeftItem extends Record
{
    public const SCHEMA = 'LeftItem';
}
