<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of recurring runs.
 *
 * @property-read list<RecurringRun> $data The latest 200 runs, the last one first.
 */
final class RecurringRunList extends Record
{
    public const SCHEMA = 'RecurringRunList';
}
