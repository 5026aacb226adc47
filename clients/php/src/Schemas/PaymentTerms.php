<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What PaymentTerms is made of.
 *
 * @phpstan-import-type EarlyPaymentFields from EarlyPayment
 * @phpstan-type PaymentTermsFields array{
 *     net_days: int,
 *     end_of_month?: bool|null,
 *     day_of_following_month?: int|null,
 *     early_payment?: list<EarlyPaymentFields|Record>|null,
 * }
 */
final class PaymentTerms
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'net_days' => 'integer',
        'end_of_month' => 'boolean',
        'day_of_following_month' => 'integer',
        'early_payment' => 'EarlyPayment[]',
    ];
}
