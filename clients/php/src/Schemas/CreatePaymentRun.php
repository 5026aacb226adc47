<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreatePaymentRun is made of.
 *
 * @phpstan-import-type RunBillFields from RunBill
 * @phpstan-type CreatePaymentRunFields array{
 *     bank_account_id: string,
 *     execute_on?: \DateTimeInterface|string|null,
 *     bills?: list<RunBillFields|Record>|null,
 *     due_until?: \DateTimeInterface|string|null,
 * }
 */
final class CreatePaymentRun
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'bank_account_id' => 'text',
        'execute_on' => 'date',
        'bills' => 'RunBill[]',
        'due_until' => 'date',
    ];
}
