<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A date to come of a recurring invoice.
 *
 * @property-read int $occurrence Its number, from 1.
 * @property-read string $planned_on The date by the rule.
 * @property-read string $period_start The first day that is invoiced.
 * @property-read string $period_end The last day that is invoiced.
 * @property-read bool $is_weekend Whether it is a Saturday or a Sunday.
 */
final class Occurrence extends Record
{
    public const SCHEMA = 'Occurrence';
}
