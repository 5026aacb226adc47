<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The accepted lines.
 *
 * @property-read int $booked How many are booked.
 * @property-read int $left How many are left.
 * @property-read list<AcceptedLine> $lines What became of each, the older first.
 * @property-read string|null $next_after What to send as `after` to go on; null if no line is left to be looked at.
 */
final class AcceptedLines extends Record
{
    public const SCHEMA = 'AcceptedLines';
}
