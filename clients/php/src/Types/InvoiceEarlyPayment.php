<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The invoice early payment.
 *
 * @property-read int $days Days after the issue date.
 * @property-read numeric-string $percent What may be taken off, as a percentage.
 * @property-read numeric-string|null $base_amount What the percentage is of, where that is not the whole amount.
 */
final class InvoiceEarlyPayment extends Record
{
    public const SCHEMA = 'InvoiceEarlyPayment';
}
