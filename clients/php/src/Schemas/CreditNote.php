<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreditNote is made of.
 */
final class CreditNote
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'status' => 'text',
        'number' => 'text',
        'invoice_id' => 'text',
        'invoice_number' => 'text',
        'customer_id' => 'text',
        'customer_name' => 'text',
        'currency' => 'text',
        'issue_date' => 'date',
        'reason' => 'text',
        'message' => 'text',
        'note' => 'text',
        'metadata' => 'text{}',
        'subtotal' => 'decimal',
        'tax_total' => 'decimal',
        'total' => 'decimal',
        'withholdings' => 'Withholding[]',
        'withholding_total' => 'decimal',
        'payable_rounding' => 'decimal',
        'applied_amount' => 'decimal',
        'refunded_amount' => 'decimal',
        'unapplied_amount' => 'decimal',
        'tax_breakdown' => 'TaxGroup[]',
        'available_actions' => 'text[]',
        'voided_at' => 'date-time',
        'sent_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
        'seller' => 'Seller',
        'buyer' => 'Buyer',
        'items' => 'CreditNoteItem[]',
        'allocations' => 'Allocation[]',
        'refunds' => 'CreditRefund[]',
    ];
}
