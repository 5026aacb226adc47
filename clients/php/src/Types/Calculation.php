<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Calculation.
 *
 * @property-read string $invoice_id 
 * @property-read int $version The version of the invoice.
 * @property-read 'draft'|'open'|'paid'|'void'|'uncollectible'|string $status 
 * @property-read string $currency Of all amounts here.
 * @property-read 'document'|'line'|string $tax_rounding 
 * @property-read bool $prices_include_tax Whether prices, discounts and charges include tax.
 * @property-read list<CalculationStep> $steps Every step, in the order in which it was taken.
 */
final class Calculation extends Record
{
    public const SCHEMA = 'Calculation';
}
