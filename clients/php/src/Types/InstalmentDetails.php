<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The instalment details.
 *
 * @property-read numeric-string|null $percent A percentage of what there is to pay; this or an amount, the same in the whole plan.
 * @property-read numeric-string|null $amount An amount, with tax.
 * @property-read int|null $days Due as many days after the issue date; this or a day, the same in the whole plan.
 * @property-read string|null $due_date Due on this day.
 */
final class InstalmentDetails extends Record
{
    public const SCHEMA = 'InstalmentDetails';
}
