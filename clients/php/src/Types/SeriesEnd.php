<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The first or the last document of a number series.
 *
 * @property-read string $number The number of the document.
 * @property-read string $issue_date The day on which it was issued.
 */
final class SeriesEnd extends Record
{
    public const SCHEMA = 'SeriesEnd';
}
