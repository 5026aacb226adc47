<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * PreflightReport.
 *
 * @property-read 'pdf'|'factur_x'|'ubl'|'cii'|'xrechnung_ubl'|'xrechnung_cii'|'peppol'|string $format 
 * @property-read bool $valid Whether there are no errors.
 * @property-read int $errors 
 * @property-read int $warnings 
 * @property-read list<CheckedBy> $checked_by Nobody, for a format without rules.
 * @property-read list<Finding> $findings Errors first; at most 200 of rules.
 */
final class PreflightReport extends Record
{
    public const SCHEMA = 'PreflightReport';
}
