<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CalculatedInvoice is made of.
 */
final class CalculatedInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'currency' => 'text',
        'tax_rate' => 'decimal',
        'tax_category' => 'text',
        'tax_exemption_reason' => 'text',
        'tax_rounding' => 'text',
        'prices_include_tax' => 'boolean',
        'discounts' => 'AppliedDocumentAdjustment[]',
        'charges' => 'AppliedDocumentAdjustment[]',
        'subtotal' => 'decimal',
        'discount_total' => 'decimal',
        'charge_total' => 'decimal',
        'total_excluding_tax' => 'decimal',
        'tax_total' => 'decimal',
        'total' => 'decimal',
        'withholdings' => 'Withholding[]',
        'withholding_total' => 'decimal',
        'round_payable_to' => 'decimal',
        'payable_rounding' => 'decimal',
        'prepaid_amount' => 'decimal',
        'amount_payable' => 'decimal',
        'amount_paid' => 'decimal',
        'amount_credited' => 'decimal',
        'amount_due' => 'decimal',
        'tax_breakdown' => 'TaxGroup[]',
        'customer_id' => 'text',
        'customer_name' => 'text',
        'issue_date' => 'date',
        'due_date' => 'date',
        'payment_plan' => 'PlannedInstalment[]',
        'items' => 'CalculatedItem[]',
    ];
}
