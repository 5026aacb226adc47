<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The kept records.
 *
 * @property-read 'invoices'|'credit_notes'|'payments'|string $kind What they are; quotes count as invoices.
 * @property-read int $count How many.
 * @property-read string $law The law that asks for it, by the country of the seller.
 * @property-read string $until The last day on which they are kept.
 */
final class KeptRecords extends Record
{
    public const SCHEMA = 'KeptRecords';
}
