<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The import plan.
 *
 * @property-read int $create Rows that would be created.
 * @property-read int $change Rows whose customer or product would be changed.
 * @property-read int $leave Rows that would be left out.
 * @property-read int $faulty Rows that break a rule.
 */
final class ImportPlan extends Record
{
    public const SCHEMA = 'ImportPlan';
}
