<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The reminder level.
 *
 * @property-read int $days Days after the due date; before it if negative.
 * @property-read 'email'|'task'|string $channel A mail, or a task for a person.
 * @property-read numeric-string|null $fee What its letter asks for beside the money, in the currency of the organization.
 */
final class ReminderLevel extends Record
{
    public const SCHEMA = 'ReminderLevel';
}
