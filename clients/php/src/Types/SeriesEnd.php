<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * SeriesEnd.
 *
 * @property-read string $number 
 * @property-read string $issue_date 
 */
final class SeriesEnd extends Record
{
    public const SCHEMA = 'SeriesEnd';
}
