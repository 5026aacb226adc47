<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Allocation.
 *
 * @property-read string $invoice_id 
 * @property-read numeric-string $amount 
 * @property-read \DateTimeImmutable $created_at 
 */
final class Allocation extends Record
{
    public const SCHEMA = 'Allocation';
}
