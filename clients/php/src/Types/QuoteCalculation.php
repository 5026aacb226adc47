<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The quote calculation.
 *
 * @property-read string $quote_id The identifier of the quote.
 * @property-read int $version The version of the quote.
 * @property-read 'draft'|'open'|'accepted'|'declined'|'expired'|'superseded'|'cancelled'|'invoiced'|string $status The state that it is in.
 * @property-read string $currency Of all amounts here.
 * @property-read 'document'|'line'|string $tax_rounding Whether tax is rounded per line or per document.
 * @property-read bool $prices_include_tax Whether prices, discounts and charges include tax.
 * @property-read list<CalculationStep> $steps Every step, in the order in which it was taken.
 */
final class QuoteCalculation extends Record
{
    public const SCHEMA = 'QuoteCalculation';
}
