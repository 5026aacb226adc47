<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The due date extension.
 *
 * @property-read string $due_date Due on this day from then on.
 * @property-read string $previous_due_date Due on this day until then.
 * @property-read string $extended_on When it was granted.
 * @property-read \DateTimeImmutable|null $extended_at The instant of it; absent where only the day was kept.
 * @property-read string|null $reason Why; absent where it was erased with the data of its customer.
 */
final class DueDateExtension extends Record
{
    public const SCHEMA = 'DueDateExtension';
}
