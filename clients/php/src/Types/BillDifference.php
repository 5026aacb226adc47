<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bill difference.
 *
 * @property-read 'lines'|'subtotal'|'tax_breakdown'|'tax_total'|'total'|'amount_payable'|string $what The sum that does not fit its parts.
 * @property-read int|null $at The place in tax_breakdown, from 0.
 * @property-read numeric-string $given As the supplier says it.
 * @property-read numeric-string $computed By the parts.
 * @property-read numeric-string $difference The one without the other.
 * @property-read string $rule The rule of EN 16931 that it breaks.
 */
final class BillDifference extends Record
{
    public const SCHEMA = 'BillDifference';
}
