<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What a customer owes and has as credit in one currency.
 *
 * @property-read string $currency A currency code of ISO 4217.
 * @property-read numeric-string $due The amount due of open invoices.
 * @property-read numeric-string $overdue The part of it whose due date has passed where you are.
 * @property-read numeric-string $credit What payments and credit notes have that settles nothing yet.
 */
final class CustomerBalance extends Record
{
    public const SCHEMA = 'CustomerBalance';
}
