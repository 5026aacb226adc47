<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The card that was paid with.
 *
 * @property-read string $last_digits The last four to six digits of the card; never all of them.
 * @property-read string|null $holder Whose card it is.
 */
final class PaymentCard extends Record
{
    public const SCHEMA = 'PaymentCard';
}
