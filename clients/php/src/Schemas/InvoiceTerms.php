<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What InvoiceTerms is made of.
 *
 * @phpstan-import-type InvoiceEarlyPaymentFields from InvoiceEarlyPayment
 * @phpstan-import-type TermsInstalmentFields from TermsInstalment
 * @phpstan-type InvoiceTermsFields array{
 *     end_of_month_first?: bool|null,
 *     net_months?: int|null,
 *     net_days: int,
 *     net_business_days?: int|null,
 *     end_of_month?: bool|null,
 *     day_of_following_month?: int|null,
 *     days_of_month?: list<int>|null,
 *     if_day_off?: 'next_business_day'|'previous_business_day'|null,
 *     holidays_of?: string|null,
 *     instalments?: list<TermsInstalmentFields|Record>|null,
 *     early_payment?: list<InvoiceEarlyPaymentFields|Record>|null,
 * }
 */
final class InvoiceTerms
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'end_of_month_first' => 'boolean',
        'net_months' => 'integer',
        'net_days' => 'integer',
        'net_business_days' => 'integer',
        'end_of_month' => 'boolean',
        'day_of_following_month' => 'integer',
        'days_of_month' => 'integer[]',
        'if_day_off' => 'text',
        'holidays_of' => 'text',
        'instalments' => 'TermsInstalment[]',
        'early_payment' => 'InvoiceEarlyPayment[]',
    ];
}
