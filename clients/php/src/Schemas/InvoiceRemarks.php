<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What InvoiceRemarks is made of.
 *
 * @phpstan-import-type CertificateDetailsFields from CertificateDetails
 * @phpstan-type InvoiceRemarksFields array{
 *     note?: string|null,
 *     expected_payment_date?: \DateTimeInterface|string|null,
 *     reminders_paused_until?: \DateTimeInterface|string|null,
 *     certificates?: list<CertificateDetailsFields|Record>|null,
 *     metadata?: array<string, string|null>|null,
 * }
 */
final class InvoiceRemarks
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'note' => 'text',
        'expected_payment_date' => 'date',
        'reminders_paused_until' => 'date',
        'certificates' => 'CertificateDetails[]',
        'metadata' => 'text{}',
    ];
}
