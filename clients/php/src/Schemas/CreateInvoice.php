<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreateInvoice is made of.
 *
 * @phpstan-import-type CreateInvoiceItemFields from CreateInvoiceItem
 * @phpstan-import-type DocumentAdjustmentFields from DocumentAdjustment
 * @phpstan-import-type PaymentTermsFields from PaymentTerms
 * @phpstan-type CreateInvoiceFields array{
 *     customer_id: string,
 *     items: list<CreateInvoiceItemFields|Record>,
 *     tax_rate: numeric-string|int,
 *     tax_category?: 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|null,
 *     tax_exemption_reason?: string|null,
 *     prices_include_tax?: bool|null,
 *     discounts?: list<DocumentAdjustmentFields|Record>|null,
 *     charges?: list<DocumentAdjustmentFields|Record>|null,
 *     round_payable_to?: numeric-string|int|null,
 *     prepaid_amount?: numeric-string|int|null,
 *     currency?: string|null,
 *     issue_date?: \DateTimeInterface|string|null,
 *     due_date?: \DateTimeInterface|string|null,
 *     payment_terms?: PaymentTermsFields|Record|null,
 *     reference?: string|null,
 *     note?: string|null,
 *     message?: string|null,
 *     metadata?: array<string, string>|null,
 *     finalize?: bool|null,
 * }
 */
final class CreateInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'customer_id' => 'text',
        'items' => 'CreateInvoiceItem[]',
        'tax_rate' => 'decimal',
        'tax_category' => 'text',
        'tax_exemption_reason' => 'text',
        'prices_include_tax' => 'boolean',
        'discounts' => 'DocumentAdjustment[]',
        'charges' => 'DocumentAdjustment[]',
        'round_payable_to' => 'decimal',
        'prepaid_amount' => 'decimal',
        'currency' => 'text',
        'issue_date' => 'date',
        'due_date' => 'date',
        'payment_terms' => 'PaymentTerms',
        'reference' => 'text',
        'note' => 'text',
        'message' => 'text',
        'metadata' => 'text{}',
        'finalize' => 'boolean',
    ];
}
