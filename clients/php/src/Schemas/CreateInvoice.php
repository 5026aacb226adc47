<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreateInvoice is made of.
 *
 * @phpstan-import-type CreateInvoiceItemFields from CreateInvoiceItem
 * @phpstan-import-type DeliveryFields from Delivery
 * @phpstan-import-type DocumentAdjustmentFields from DocumentAdjustment
 * @phpstan-import-type IdentifierFields from Identifier
 * @phpstan-import-type InstalmentDetailsFields from InstalmentDetails
 * @phpstan-import-type InvoiceTermsFields from InvoiceTerms
 * @phpstan-import-type NoteFields from Note
 * @phpstan-import-type PayeeFields from Payee
 * @phpstan-import-type PaymentInstructionsFields from PaymentInstructions
 * @phpstan-import-type PeriodFields from Period
 * @phpstan-import-type PrecedingInvoiceFields from PrecedingInvoice
 * @phpstan-import-type TaxExemptionFields from TaxExemption
 * @phpstan-import-type WithholdingDetailsFields from WithholdingDetails
 * @phpstan-type CreateInvoiceFields array{
 *     buyer_reference?: string|null,
 *     order_reference?: string|null,
 *     sales_order_reference?: string|null,
 *     contract_reference?: string|null,
 *     project_reference?: string|null,
 *     receiving_advice_reference?: string|null,
 *     despatch_advice_reference?: string|null,
 *     tender_reference?: string|null,
 *     buyer_accounting_reference?: string|null,
 *     invoiced_object?: IdentifierFields|Record|null,
 *     document_type?: 'invoice'|'partial'|'corrected'|'self_billed'|'construction_partial'|'construction_partial_final'|'construction_final'|null,
 *     preceding_invoices?: list<PrecedingInvoiceFields|Record>|null,
 *     notes?: list<NoteFields|Record>|null,
 *     tax_currency?: string|null,
 *     tax_exchange_rate?: numeric-string|int|null,
 *     tax_point_date?: \DateTimeInterface|string|null,
 *     tax_point?: 'issue'|'delivery'|'payment'|null,
 *     delivery?: DeliveryFields|Record|null,
 *     payment_instructions?: PaymentInstructionsFields|Record|null,
 *     payee?: PayeeFields|Record|null,
 *     tax_exemptions?: list<TaxExemptionFields|Record>|null,
 *     customer_id: string,
 *     items: list<CreateInvoiceItemFields|Record>,
 *     tax_rate: numeric-string|int,
 *     tax_category?: 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|null,
 *     tax_exemption_reason?: string|null,
 *     prices_include_tax?: bool|null,
 *     discounts?: list<DocumentAdjustmentFields|Record>|null,
 *     charges?: list<DocumentAdjustmentFields|Record>|null,
 *     round_payable_to?: numeric-string|int|null,
 *     payable_rounding?: numeric-string|int|null,
 *     withholdings?: list<WithholdingDetailsFields|Record>|null,
 *     currency?: string|null,
 *     payment_terms?: InvoiceTermsFields|Record|null,
 *     payment_plan?: list<InstalmentDetailsFields|Record>|null,
 *     reference?: string|null,
 *     note?: string|null,
 *     message?: string|null,
 *     metadata?: array<string, string>|null,
 *     prepaid_amount?: numeric-string|int|null,
 *     issue_date?: \DateTimeInterface|string|null,
 *     due_date?: \DateTimeInterface|string|null,
 *     service_period?: PeriodFields|Record|null,
 *     finalize?: bool|null,
 *     require?: list<'ubl'|'cii'|'factur_x'|'xrechnung_ubl'|'xrechnung_cii'|'peppol'>|null,
 * }
 */
final class CreateInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'buyer_reference' => 'text',
        'order_reference' => 'text',
        'sales_order_reference' => 'text',
        'contract_reference' => 'text',
        'project_reference' => 'text',
        'receiving_advice_reference' => 'text',
        'despatch_advice_reference' => 'text',
        'tender_reference' => 'text',
        'buyer_accounting_reference' => 'text',
        'invoiced_object' => 'Identifier',
        'document_type' => 'text',
        'preceding_invoices' => 'PrecedingInvoice[]',
        'notes' => 'Note[]',
        'tax_currency' => 'text',
        'tax_exchange_rate' => 'decimal',
        'tax_point_date' => 'date',
        'tax_point' => 'text',
        'delivery' => 'Delivery',
        'payment_instructions' => 'PaymentInstructions',
        'payee' => 'Payee',
        'tax_exemptions' => 'TaxExemption[]',
        'customer_id' => 'text',
        'items' => 'CreateInvoiceItem[]',
        'tax_rate' => 'decimal',
        'tax_category' => 'text',
        'tax_exemption_reason' => 'text',
        'prices_include_tax' => 'boolean',
        'discounts' => 'DocumentAdjustment[]',
        'charges' => 'DocumentAdjustment[]',
        'round_payable_to' => 'decimal',
        'payable_rounding' => 'decimal',
        'withholdings' => 'WithholdingDetails[]',
        'currency' => 'text',
        'payment_terms' => 'InvoiceTerms',
        'payment_plan' => 'InstalmentDetails[]',
        'reference' => 'text',
        'note' => 'text',
        'message' => 'text',
        'metadata' => 'text{}',
        'prepaid_amount' => 'decimal',
        'issue_date' => 'date',
        'due_date' => 'date',
        'service_period' => 'Period',
        'finalize' => 'boolean',
        'require' => 'text[]',
    ];
}
