<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * From one day to another, both included.
 *
 * @property-read string|null $start First day.
 * @property-read string|null $end Last day.
 */
final class Period extends Record
{
    public const SCHEMA = 'Period';
}
