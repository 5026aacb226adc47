<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What InvoiceTerms is made of.
 *
 * @phpstan-import-type InvoiceEarlyPaymentFields from InvoiceEarlyPayment
 * @phpstan-type InvoiceTermsFields array{
 *     net_days: int,
 *     end_of_month?: bool|null,
 *     day_of_following_month?: int|null,
 *     early_payment?: list<InvoiceEarlyPaymentFields|Record>|null,
 * }
 */
final class InvoiceTerms
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'net_days' => 'integer',
        'end_of_month' => 'boolean',
        'day_of_following_month' => 'integer',
        'early_payment' => 'InvoiceEarlyPayment[]',
    ];
}
