<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * AppliedDocumentAdjustment.
 *
 * @property-read numeric-string|null $percent Null: an amount was given.
 * @property-read numeric-string $amount What it comes to; with tax where prices include it.
 * @property-read string|null $reason 
 * @property-read numeric-string|null $tax_rate Null: it is spread over all tax groups.
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|string|null $tax_category 
 */
final class AppliedDocumentAdjustment extends Record
{
    public const SCHEMA = 'AppliedDocumentAdjustment';
}
