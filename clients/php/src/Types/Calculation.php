<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * How the amounts of an invoice came to be, step by step.
 *
 * @property-read string $invoice_id The identifier of the invoice.
 * @property-read int $version The version of the invoice.
 * @property-read 'draft'|'open'|'paid'|'void'|'uncollectible'|string $status The state that it is in.
 * @property-read string $currency Of all amounts here.
 * @property-read 'document'|'line'|string $tax_rounding Whether tax is rounded per line or per document.
 * @property-read bool $prices_include_tax Whether prices, discounts and charges include tax.
 * @property-read list<CalculationStep> $steps Every step, in the order in which it was taken.
 */
final class Calculation extends Record
{
    public const SCHEMA = 'Calculation';
}
