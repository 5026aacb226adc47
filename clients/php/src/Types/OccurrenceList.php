<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of occurrences.
 *
 * @property-read list<Occurrence> $data The dates to come, the next one first.
 */
final class OccurrenceList extends Record
{
    public const SCHEMA = 'OccurrenceList';
}
