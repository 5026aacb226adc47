<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The part of a payment or of a credit note that settles one invoice.
 *
 * @property-read string $invoice_id The identifier of the invoice.
 * @property-read numeric-string $amount How much, in the currency of the document.
 * @property-read \DateTimeImmutable $created_at When it was made.
 */
final class Allocation extends Record
{
    public const SCHEMA = 'Allocation';
}
