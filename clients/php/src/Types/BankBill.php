<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bank bill.
 *
 * @property-read string $bill_id The bill that it settles.
 * @property-read numeric-string $amount With how much.
 * @property-read numeric-string|null $discount What the supplier lets go for paying early.
 */
final class BankBill extends Record
{
    public const SCHEMA = 'BankBill';
}
