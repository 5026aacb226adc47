<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The planned instalment.
 *
 * @property-read string $due_date The last day to pay.
 * @property-read numeric-string $amount How much, in the currency of the document.
 * @property-read numeric-string|null $percent Where it was said as a percentage.
 * @property-read int|null $days Where it was said in days after the issue date.
 */
final class PlannedInstalment extends Record
{
    public const SCHEMA = 'PlannedInstalment';
}
