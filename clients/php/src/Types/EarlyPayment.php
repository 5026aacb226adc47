<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A discount for those who pay early.
 *
 * @property-read int $days Days after the issue date.
 * @property-read numeric-string $percent What may be taken off, as a percentage.
 */
final class EarlyPayment extends Record
{
    public const SCHEMA = 'EarlyPayment';
}
