<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * One step of a calculation.
 *
 * @property-read 'line_gross'|'line_discount'|'line_charge'|'line_amount'|'document_discount'|'document_charge'|'group_shares'|'line_shares'|'group_sum'|'lines_without_tax'|'line_net'|'line_nets'|'line_taxable'|'line_taxables'|'group_taxable'|'line_tax'|'group_tax'|'tax_difference'|'adjustment_nets'|'subtotal'|'discount_total'|'charge_total'|'taxable_total'|'tax_total'|'total'|'withholding_base'|'withholding'|'payable_rounding'|'amount_due'|string $step Which kind of step, for programs.
 * @property-read string $scope What it is about: a line, a discount or charge, a tax group, or the document.
 * @property-read string $title What it is called.
 * @property-read list<string> $rules The rules of EN 16931 behind it.
 * @property-read string $formula With the numbers that went in.
 * @property-read string|null $exact Before rounding; `…` where it goes on. Null: nothing is rounded, or it is the sum of the shares.
 * @property-read 'none'|'half-up'|'largest-remainder'|string $rounding Half up is away from zero; by largest remainder, all shares add up to the result.
 * @property-read numeric-string $result The amount that this step comes to.
 * @property-read list<CalculationShare> $shares Who was given which part of the result.
 */
final class CalculationStep extends Record
{
    public const SCHEMA = 'CalculationStep';
}
