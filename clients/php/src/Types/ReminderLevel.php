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
 */
final class ReminderLevel extends Record
{
    public const SCHEMA = 'ReminderLevel';
}
