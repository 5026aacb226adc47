<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A discount or a charge on the document: a percentage or an amount.
 *
 * @property-read numeric-string|null $percent A percentage; this or an amount.
 * @property-read numeric-string|null $amount An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation only.
 * @property-read numeric-string|null $base_amount What the percentage is of, if not of the line (of the lines, for the invoice’s own).
 * @property-read string|null $reason_code Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge.
 * @property-read string|null $reason What it is for, as it is printed.
 * @property-read numeric-string|null $tax_rate Keeps it among the lines of this tax; else it is spread over all of them.
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string|null $tax_category Tax category that goes with it.
 */
final class DocumentAdjustment extends Record
{
    public const SCHEMA = 'DocumentAdjustment';
}
