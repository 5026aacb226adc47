<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bank allocation.
 *
 * @property-read string $invoice_id The invoice that it settles.
 * @property-read numeric-string $amount With how much.
 * @property-read 'bank_fee'|'rounding'|'goodwill'|'early_payment'|'none'|string|null $settle_rest What the rest of the invoice is let go as.
 */
final class BankAllocation extends Record
{
    public const SCHEMA = 'BankAllocation';
}
