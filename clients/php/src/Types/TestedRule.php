<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The tested rule.
 *
 * @property-read int $looked_at How many lines were looked at: the newest.
 * @property-read int $met How many of them it meets.
 * @property-read list<BankLineSummary> $lines Up to 20 of those, the newest first.
 */
final class TestedRule extends Record
{
    public const SCHEMA = 'TestedRule';
}
