<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of preflight reports.
 *
 * @property-read list<PreflightReport> $data One for each format.
 */
final class PreflightReportList extends Record
{
    public const SCHEMA = 'PreflightReportList';
}
