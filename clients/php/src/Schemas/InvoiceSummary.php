<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What InvoiceSummary is made of.
 */
final class InvoiceSummary
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
        'withholding_credited' => 'decimal',
        'certificates' => 'Certificate[]',
        'certified_amount' => 'decimal',
        'id' => 'text',
        'version' => 'integer',
        'status' => 'text',
        'payment_status' => 'text',
        'overdue' => 'boolean',
        'immutable' => 'boolean',
        'available_actions' => 'text[]',
        'number' => 'text',
        'payment_reference' => 'text',
        'customer_id' => 'text',
        'customer_name' => 'text',
        'issue_date' => 'date',
        'due_date' => 'date',
        'issued_due_date' => 'date',
        'extensions' => 'DueDateExtension[]',
        'payment_terms' => 'InvoiceTerms',
        'payment_plan' => 'PlannedInstalment[]',
        'instalments' => 'Instalment[]',
        'reference' => 'text',
        'note' => 'text',
        'expected_payment_date' => 'date',
        'reminders_paused_until' => 'date',
        'message' => 'text',
        'metadata' => 'text{}',
        'credit_notes_total' => 'decimal',
        'amount_discounted' => 'decimal',
        'amount_waived' => 'decimal',
        'settlement' => 'Settlement',
        'corrects_invoice_id' => 'text',
        'recurring_invoice_id' => 'text',
        'quote_id' => 'text',
        'imported' => 'boolean',
        'imported_from' => 'text',
        'external_id' => 'text',
        'finalized_at' => 'date-time',
        'paid_at' => 'date-time',
        'voided_at' => 'date-time',
        'marked_uncollectible_at' => 'date-time',
        'sent_at' => 'date-time',
        'sent_via' => 'text',
        'viewed_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
        'customer' => 'Customer',
    ];
}
