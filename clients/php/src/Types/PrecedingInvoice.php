<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * An earlier invoice that this one refers to.
 *
 * @property-read string $number Number of the earlier invoice.
 * @property-read string|null $issue_date When it was issued.
 */
final class PrecedingInvoice extends Record
{
    public const SCHEMA = 'PrecedingInvoice';
}
