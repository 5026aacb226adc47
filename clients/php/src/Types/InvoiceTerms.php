<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The invoice terms.
 *
 * @property-read int $net_days Days after the issue date.
 * @property-read bool|null $end_of_month Then on to the last day of that month.
 * @property-read int|null $day_of_following_month Then on to this day of the following month.
 * @property-read list<InvoiceEarlyPayment>|null $early_payment Discounts for paying early, the first one first.
 */
final class InvoiceTerms extends Record
{
    public const SCHEMA = 'InvoiceTerms';
}
