<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of number series.
 *
 * @property-read list<NumberSeries> $data All of them, that of invoices first.
 */
final class NumberSeriesList extends Record
{
    public const SCHEMA = 'NumberSeriesList';
}
