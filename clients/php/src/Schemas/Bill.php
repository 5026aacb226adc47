<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Bill is made of.
 */
final class Bill
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'status' => 'text',
        'kind' => 'text',
        'supplier_id' => 'text',
        'file_id' => 'text',
        'issue_date' => 'date',
        'due_date' => 'date',
        'currency' => 'text',
        'total' => 'decimal',
        'amount_payable' => 'decimal',
        'amount_paid' => 'decimal',
        'amount_discounted' => 'decimal',
        'amount_due' => 'decimal',
        'payment_run_id' => 'text',
        'opened_at' => 'date-time',
        'approved_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
        'available_actions' => 'text[]',
        'supplier_match' => 'BillSupplierMatch',
        'supplier_number' => 'text',
        'received_on' => 'date',
        'subtotal' => 'decimal',
        'tax_total' => 'decimal',
        'tax_breakdown' => 'BillTaxGroup[]',
        'seller' => 'BillParty',
        'buyer' => 'BillParty',
        'payment' => 'BillPayment',
        'order_reference' => 'text',
        'differences' => 'BillDifference[]',
        'findings' => 'BillFinding[]',
        'accepted_findings' => 'AcceptedFinding[]',
        'opened_by' => 'text',
        'approved_by' => 'text',
        'reason' => 'text',
        'note' => 'text',
        'metadata' => 'text{}',
        'lines' => 'BillLine[]',
    ];
}
