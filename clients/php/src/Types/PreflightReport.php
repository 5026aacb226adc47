<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Whether a document is valid in a format, and what is missing.
 *
 * @property-read 'pdf'|'factur_x'|'ubl'|'cii'|'xrechnung_ubl'|'xrechnung_cii'|'peppol'|string $format The format of the document.
 * @property-read bool $valid Whether there are no errors.
 * @property-read int $errors How many findings are errors.
 * @property-read int $warnings How many findings are warnings.
 * @property-read list<CheckedBy> $checked_by Nobody, for a format without rules.
 * @property-read list<Finding> $findings Errors first; at most 200 of rules.
 */
final class PreflightReport extends Record
{
    public const SCHEMA = 'PreflightReport';
}
