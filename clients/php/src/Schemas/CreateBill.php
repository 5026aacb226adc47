<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreateBill is made of.
 *
 * @phpstan-import-type CreateBillPaymentFields from CreateBillPayment
 * @phpstan-import-type CreateBillTaxGroupFields from CreateBillTaxGroup
 * @phpstan-type CreateBillFields array{
 *     file_id?: string|null,
 *     supplier_id?: string|null,
 *     kind?: 'invoice'|'credit_note'|null,
 *     supplier_number?: string|null,
 *     issue_date?: \DateTimeInterface|string|null,
 *     received_on?: \DateTimeInterface|string|null,
 *     due_date?: \DateTimeInterface|string|null,
 *     currency?: string|null,
 *     subtotal?: numeric-string|int|null,
 *     tax_total?: numeric-string|int|null,
 *     total?: numeric-string|int|null,
 *     amount_payable?: numeric-string|int|null,
 *     tax_breakdown?: list<CreateBillTaxGroupFields|Record>|null,
 *     payment?: CreateBillPaymentFields|Record|null,
 *     order_reference?: string|null,
 *     note?: string|null,
 *     metadata?: array<string, string>|null,
 * }
 */
final class CreateBill
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'file_id' => 'text',
        'supplier_id' => 'text',
        'kind' => 'text',
        'supplier_number' => 'text',
        'issue_date' => 'date',
        'received_on' => 'date',
        'due_date' => 'date',
        'currency' => 'text',
        'subtotal' => 'decimal',
        'tax_total' => 'decimal',
        'total' => 'decimal',
        'amount_payable' => 'decimal',
        'tax_breakdown' => 'CreateBillTaxGroup[]',
        'payment' => 'CreateBillPayment',
        'order_reference' => 'text',
        'note' => 'text',
        'metadata' => 'text{}',
    ];
}
