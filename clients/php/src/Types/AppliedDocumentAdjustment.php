<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A discount or a charge on the document, with the amount that it came to.
 *
 * @property-read numeric-string|null $percent Null: an amount was given.
 * @property-read numeric-string $amount What it comes to; with tax where prices include it.
 * @property-read string|null $reason Why.
 * @property-read numeric-string|null $base_amount What the percentage is of, where it was given.
 * @property-read string|null $reason_code Code of the reason, where it was given.
 * @property-read list<TaxShare>|null $tax_shares What of it falls into each tax group, without tax. Not of invoices from before 0.2.
 * @property-read numeric-string|null $tax_rate Null: it is spread over all tax groups.
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string|null $tax_category The category of the tax, EN 16931.
 */
final class AppliedDocumentAdjustment extends Record
{
    public const SCHEMA = 'AppliedDocumentAdjustment';
}
